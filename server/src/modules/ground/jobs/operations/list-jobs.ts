import * as z from 'zod/mini';
import { jobsListed } from '@madang/contract/ground/jobs/limits.ts';
import { firstOf } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { selectRuns } from '../../../../kernel/operations/stored/runs/read-run.ts';
import { selectJobs } from '../jobs.sql.ts';
import { presentJob, presentListedRun } from '../present-jobs.ts';

/** The background jobs and runs that the reader has started, newest first. */
export const listJobs = defineQuery({
  name: 'list-jobs',
  input: z.strictObject({}),
  permission: 'jobs.view',
  targets: () => [],
  refusals: [],
  async run({ reader, read }) {
    const { companyCode, personId } = reader;
    const found = await read(async (tx) => [
      ...(await selectJobs(tx, reader)).map(presentJob),
      ...(await selectRuns(tx, companyCode, { personId, operations: [], limit: jobsListed + 1 })).flatMap(
        presentListedRun,
      ),
    ]);
    const newestFirst = found.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
    return firstOf(newestFirst.slice(0, jobsListed), { hasMore: found.length > jobsListed });
  },
});
