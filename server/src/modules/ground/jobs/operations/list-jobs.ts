import * as z from 'zod/mini';
import { jobsListed } from '@madang/contract/ground/jobs/limits.ts';
import type { ConsoleJob } from '@madang/contract/ground/jobs/routes.ts';
import { firstOf } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { selectJobs, type StoredJob } from '../jobs.sql.ts';

/** The background jobs that the reader has started, newest first. */
export const listJobs = defineQuery({
  name: 'list-jobs',
  input: z.strictObject({}),
  permission: 'jobs.view',
  targets: () => [],
  refusals: [],
  async run({ reader, read }) {
    const jobs = await read((tx) => selectJobs(tx, reader));
    const shown = jobs.slice(0, jobsListed).map(presentJob);
    return firstOf(shown, { hasMore: jobs.length > jobsListed });
  },
});

function presentJob({ createdAt, finishedAt, expiresAt, ...job }: StoredJob): ConsoleJob {
  return {
    ...job,
    run: null,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    can: finishedAt === null ? ['cancel'] : job.state === 'done' ? ['download', 'delete'] : ['delete'],
  };
}
