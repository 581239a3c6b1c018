import type { Module } from '../../kernel/http/module.ts';
import { createSetUpJobRankCall } from './operations/create-job-rank.ts';
import { deleteSetUpJobRanksCall } from './operations/delete-job-ranks.ts';

export { createJobRank } from './operations/create-job-rank.ts';
export { deleteJobRanks } from './operations/delete-job-ranks.ts';

/** Job ranks and job titles, two lists of a company. */
export const jobRanks: Module = {
  name: 'job-ranks',
  needs: ['companies'],
  operations: [createSetUpJobRankCall, deleteSetUpJobRanksCall],
};
