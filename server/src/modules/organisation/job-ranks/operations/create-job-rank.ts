import { setUpJobRanks } from '@madang/contract/organisation/job-ranks/limits.ts';
import { jobRankCreation } from '@madang/contract/organisation/job-ranks/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { isUnfinished, lockSetUp } from '../../../ground/set-up-runs/index.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { addEntry, jobRankTarget } from '../job-ranks.ts';

/** Creates a job rank, within the set-up's limit while it goes on. */
export const createJobRank = defineOperation({
  name: 'create-job-rank',
  input: jobRankCreation,
  permission: 'job-ranks.create',
  targets: ({ jobRankCode }) => [jobRankTarget(jobRankCode)],
  refusals: ['CO403', 'CM301', 'SET_UP_LIMIT'],
  constraints: { job_ranks_pkey: ['jobRankCode', 'CM301'] },
  async run({ tx, companyCode, refuse }, { isSetUp, ...rank }) {
    const state = await (isSetUp ? lockSetUp : lockCompany)(tx, companyCode);
    const max = isUnfinished(state) ? setUpJobRanks : undefined;
    const isCreated = await addEntry(tx, { list: 'job_ranks', companyCode }, rank, max);
    if (!isCreated) throw refuse('SET_UP_LIMIT', { 0: setUpJobRanks });
    return {
      answer: null,
      audit: { target: jobRankTarget(rank.jobRankCode) },
      undoInRun: { name: 'delete-job-rank', input: { jobRankCodes: [rank.jobRankCode] } },
    };
  },
});
