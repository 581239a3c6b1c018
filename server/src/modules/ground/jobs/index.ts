import { handOverJob } from './operations/hand-over-job.ts';
import { listLivingResults } from './jobs.sql.ts';
import { exportsLeft } from './left-behind.sql.ts';
import { keyedJobs } from './keyed.ts';
import type { Module } from '../../../platform/module.ts';
import { superviseJob, superviseTask } from './supervise-job.ts';
import { jobRoutes } from './routes.ts';
import { jobData } from './own-data.sql.ts';

export { jobRights } from './job-rights.ts';
export { jobUnderWayOf } from './jobs.sql.ts';
export { runTarget } from './jobs.ts';
export {
  type FoundRun,
  findRun,
  holdsOwn,
  operationsOfRun,
  overseenOperations,
  paceOf,
  reachedOperations,
} from './run-access.ts';
export { purgeResults } from './purge-results.ts';
export { runJob, type JobAtWork } from './run-job.ts';
export { startJob } from './start-job.ts';

/**
 * Background jobs of the console with a result to fetch. Modules start a job in their transaction (`startJob`) and work
 * in a long task (`runJob`).
 */
export const jobs: Module = {
  name: 'jobs',
  needs: [],
  contributes: {
    ownData: { place: 140, sections: jobData },
    personLeaves: { left: [exportsLeft] },
  },
  namedFiles: async (tx) => (await listLivingResults(tx)).map((fileId) => ({ fileId, what: 'result of a job' })),
  keyed: keyedJobs,
  operations: jobRoutes,
  more: [handOverJob],
  tasks: (kernel) => ({ [superviseTask]: (payload) => superviseJob(kernel, payload) }),
};
