import { jobRankRoutes, jobTitleRoutes } from '@madang/contract/job-ranks/routes.ts';
import type { JobList } from './job-ranks.sql.ts';

/** How the audit log and the history name what happens to an entry of each list. */
export const auditNames = {
  job_ranks: {
    kind: 'job-rank',
    create: 'create-job-rank',
    change: 'change-job-rank',
    move: 'move-job-rank',
    delete: 'delete-job-rank',
  },
  job_titles: {
    kind: 'job-title',
    create: 'create-job-title',
    change: 'change-job-title',
    move: 'move-job-title',
    delete: 'delete-job-title',
  },
} as const satisfies Record<JobList, object>;

/** The two lists with their calls of the contract. */
export const jobLists = [
  { list: 'job_ranks', routes: jobRankRoutes },
  { list: 'job_titles', routes: jobTitleRoutes },
] as const;
