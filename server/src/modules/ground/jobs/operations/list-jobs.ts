import * as z from 'zod/mini';
import { jobsListed } from '@madang/contract/ground/jobs/limits.ts';
import { firstOf } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { selectListedRuns } from '../../../../kernel/operations/stored/runs/read-run.ts';
import { selectJobs } from '../jobs.sql.ts';
import { ofOwn } from '../jobs.ts';
import { presentJob, presentListedRun } from '../present-jobs.ts';
import { holdsOwn } from '../run-access.ts';

/** The background jobs and runs that the reader has started, newest first. */
export const listJobs = defineQuery({
  name: 'list-jobs',
  input: z.strictObject({}),
  permission: 'jobs.view',
  targets: { within: ofOwn() },
  refusals: [],
  async run({ kernel: { operations }, reader, read }) {
    const found = await read(async (tx) => {
      const jobs = (await selectJobs(tx, reader)).map(presentJob);
      const runs = await selectListedRuns(tx, reader, jobsListed + 1);
      // A run whose operation its owner may do no more is listed to its owner no more.
      const shown = runs.filter((run) => holdsOwn(operations, run, reader.rights));
      return [...jobs, ...shown.flatMap(presentListedRun)];
    });
    const newestFirst = found.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
    return firstOf(newestFirst.slice(0, jobsListed), { hasMore: found.length > jobsListed });
  },
});
