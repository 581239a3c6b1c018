import { jobsShown } from '@madang/contract/views/operators/limits.ts';
import * as z from 'zod/mini';
import { countBackgroundJobs, selectBackgroundJobs } from '../../../../kernel/jobs/background-jobs.sql.ts';
import { firstOf } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';

/** OPS-11: the background jobs of all processes, those that need someone first. */
export const listPlatformJobs = defineQuery({
  name: 'list-platform-jobs',
  input: z.strictObject({}),
  permission: 'platform.view',
  targets: () => [],
  refusals: [],
  run: ({ read }) =>
    read(async (tx) => {
      const { oldestDueAt, ...counts } = await countBackgroundJobs(tx);
      const jobs = await selectBackgroundJobs(tx, jobsShown + 1);
      const rows = jobs.slice(0, jobsShown).map((job) => ({ ...job, dueAt: job.dueAt.toISOString() }));
      return {
        ...firstOf(rows, { hasMore: jobs.length > jobsShown }),
        ...counts,
        oldestDueAt: oldestDueAt?.toISOString() ?? null,
      };
    }),
});
