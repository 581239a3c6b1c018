import type { Module } from '../../kernel/http/module.ts';
import { changeJobRankCalls } from './operations/change-job-rank.ts';
import { createJobRankCalls, createSetUpJobRankCall } from './operations/create-job-rank.ts';
import { deleteJobRankCalls, deleteSetUpJobRanksCall } from './operations/delete-job-ranks.ts';
import { listJobRanksCalls } from './operations/list-job-ranks.ts';
import { moveJobRankCalls } from './operations/move-job-rank.ts';
import { settleJobListCalls } from './operations/settle-job-list.ts';

export { createJobRank, type JobRankToCreate } from './operations/create-job-rank.ts';
export { deleteJobRanks } from './operations/delete-job-ranks.ts';
export { selectJobLists } from './job-lists.sql.ts';
export {
  lockJobRankForReference,
  selectJobRanks,
  selectJobRanksOf,
  type JobList,
  type StoredJobRank,
} from './job-ranks.sql.ts';

/** Job ranks and job titles, two lists of a company. */
export const jobRanks: Module = {
  name: 'job-ranks',
  needs: ['companies'],
  operations: [
    createSetUpJobRankCall,
    deleteSetUpJobRanksCall,
    ...listJobRanksCalls,
    ...createJobRankCalls,
    ...changeJobRankCalls,
    ...moveJobRankCalls,
    ...deleteJobRankCalls,
    ...settleJobListCalls,
  ],
};
