import { jobRankNaming } from '@madang/contract/organisation/job-ranks/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { jobTitleTarget, renameEntry } from '../job-ranks.ts';

/** Renames a job title and answers its former names; its code never changes. */
export const changeJobTitle = defineOperation({
  name: 'change-job-title',
  input: jobRankNaming,
  permission: 'job-ranks.change',
  targets: ({ jobRankCode }) => [jobTitleTarget(jobRankCode)],
  refusals: ['CO404', 'EDIT_CONFLICT'],
  async run({ tx, companyCode }, naming) {
    const { before, changed, undoInput } = await renameEntry(tx, { list: 'job_titles', companyCode }, naming);
    return {
      answer: { before },
      audit: { target: jobTitleTarget(naming.jobRankCode), ...changed },
      undo: { name: 'change-job-title', input: undoInput },
    };
  },
});
