import type { Module } from '../../../platform/module.ts';
import { jobListRoutes } from './routes.ts';
import { jobRankNamesOf, jobTitleNamesOf, untranslatedRanksOf, untranslatedTitlesOf } from './names.sql.ts';
import { registeredCount } from '../../../platform/contributions.ts';
import { jobListCountOf } from './job-ranks.sql.ts';
import { jobColumns } from './list-columns.ts';

export { jobListsOf, selectJobLists } from './job-lists.sql.ts';
export {
  type JobList,
  type JobRankNames,
  type StoredJobRank,
  jobEntryOf,
  jobRankPlaceOf,
  jobRanksOf,
  lockJobRankForReference,
  lockJobRanksForReference,
  selectJobRanks,
  selectJobRanksOf,
  shownJobRankOf,
} from './job-ranks.sql.ts';

/** Job ranks and job titles, two lists of a company. */
export const jobRanks: Module = {
  name: 'job-ranks',
  needs: ['companies', 'set-up-runs'],
  contributes: {
    listColumns: jobColumns,
    names: { 'job-rank': { rows: jobRankNamesOf }, 'job-title': { rows: jobTitleNamesOf } },
    untranslated: [
      { kind: 'jobRanks', changedBy: 'job-ranks.change', rowsOf: untranslatedRanksOf },
      { kind: 'jobTitles', changedBy: 'job-ranks.change', rowsOf: untranslatedTitlesOf },
    ],
    overview: registeredCount('jobRanks', 'job-ranks.view', jobListCountOf),
  },
  operations: jobListRoutes,
};
