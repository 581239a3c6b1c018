import type { Module } from '../../../platform/module.ts';
import { jobListRoutes } from './routes.ts';

export { jobRankNamesOf, jobTitleNamesOf } from './names.sql.ts';
export { jobListsOf, selectJobLists } from './job-lists.sql.ts';
export {
  jobListCountOf,
  jobRankPlaceOf,
  jobRanksOf,
  lockJobRankForReference,
  selectJobRanks,
  selectJobRanksOf,
  jobEntryOf,
  shownJobRankOf,
  type JobList,
  type JobRankNames,
  type StoredJobRank,
} from './job-ranks.sql.ts';

/** Job ranks and job titles, two lists of a company. */
export const jobRanks: Module = {
  name: 'job-ranks',
  needs: ['companies', 'set-up-runs'],
  operations: jobListRoutes,
};
