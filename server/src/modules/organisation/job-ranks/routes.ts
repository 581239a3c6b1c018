import { jobRankRoutes, jobTitleRoutes } from '@madang/contract/organisation/job-ranks/routes.ts';
import * as setUp from '@madang/contract/organisation/job-ranks/wire.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { requireOwnCompany } from '../../../kernel/session/own-company.ts';
import { changeJobRank } from './operations/change-job-rank.ts';
import { changeJobTitle } from './operations/change-job-title.ts';
import { createJobRank } from './operations/create-job-rank.ts';
import { createJobTitle } from './operations/create-job-title.ts';
import { deleteJobRank } from './operations/delete-job-rank.ts';
import { deleteJobTitle } from './operations/delete-job-title.ts';
import { listJobRanks } from './operations/list-job-ranks.ts';
import { moveJobRank } from './operations/move-job-rank.ts';
import { moveJobTitle } from './operations/move-job-title.ts';
import { settleJobList } from './operations/settle-job-list.ts';

const success = () => ({ result: 'success' as const });

const setUpCalls = [
  callOf(setUp.createSetUpJobRank, createJobRank, {
    input: ({ body }) => ({ ...body, beforeJobRankCode: '', isSetUp: true }),
    answer: success,
  }),
  callOf(setUp.deleteSetUpJobRanks, deleteJobRank, {
    input: ({ session, body: { companyCode, jobRankCodes } }) => {
      requireOwnCompany(session, companyCode);
      return { jobRankCodes, isSetUp: true };
    },
    answer: success,
  }),
];

const jobRankCalls = [
  callOf(jobRankRoutes.list, listJobRanks, { input: () => ({ list: 'job-rank' }) }),
  callOf(jobRankRoutes.create, createJobRank, { answer: success }),
  callOf(jobRankRoutes.change, changeJobRank),
  callOf(jobRankRoutes.move, moveJobRank, { answer: success }),
  callOf(jobRankRoutes.delete, deleteJobRank, {
    input: ({ params: { jobRankCode } }) => ({ jobRankCodes: [jobRankCode] }),
    answer: success,
  }),
  callOf(jobRankRoutes.settle, settleJobList, { input: ({ body }) => ({ list: 'job-rank', ...body }) }),
];

const jobTitleCalls = [
  callOf(jobTitleRoutes.list, listJobRanks, { input: () => ({ list: 'job-title' }) }),
  callOf(jobTitleRoutes.create, createJobTitle, { answer: success }),
  callOf(jobTitleRoutes.change, changeJobTitle),
  callOf(jobTitleRoutes.move, moveJobTitle, { answer: success }),
  callOf(jobTitleRoutes.delete, deleteJobTitle, { answer: success }),
  callOf(jobTitleRoutes.settle, settleJobList, { input: ({ body }) => ({ list: 'job-title', ...body }) }),
];

export const jobListRoutes = [...setUpCalls, ...jobRankCalls, ...jobTitleCalls];
