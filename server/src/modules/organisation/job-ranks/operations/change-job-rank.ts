import { jobRankNaming } from '@madang/contract/organisation/job-ranks/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { jobRankTarget, renameEntry } from '../job-ranks.ts';

/** Renames a job rank and answers its former names; its code never changes. */
export const changeJobRank = defineOperation({
  name: 'change-job-rank',
  input: jobRankNaming,
  permission: 'job-ranks.change',
  targets: ({ jobRankCode }) => [jobRankTarget(jobRankCode)],
  refusals: ['CO404', 'EDIT_CONFLICT'],
  async run({ tx, companyCode }, naming) {
    const { before, changed, undoInput } = await renameEntry(tx, { list: 'job_ranks', companyCode }, naming);
    return {
      answer: { before },
      audit: { target: jobRankTarget(naming.jobRankCode), ...changed },
      undo: { name: 'change-job-rank', input: undoInput },
    };
  },
});
