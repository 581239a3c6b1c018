import { jobTitleDeletion } from '@madang/contract/organisation/job-ranks/routes.ts';
import { defineOperation, undoBy } from '../../../../kernel/operations/definition.ts';
import { deleteEntries, jobTitleTarget } from '../job-ranks.ts';
import { createJobTitle } from './create-job-title.ts';

/** Deletes a job title; one that people have stays. */
export const deleteJobTitle = defineOperation({
  name: 'delete-job-title',
  input: jobTitleDeletion,
  permission: 'job-ranks.delete',
  targets: ({ jobRankCode }) => [jobTitleTarget(jobRankCode)],
  refusals: ['CO404', 'JOB_RANK_IN_USE'],
  async run({ tx, companyCode }, { jobRankCode }) {
    const { deleted, undoInput } = await deleteEntries(tx, { list: 'job_titles', companyCode }, [jobRankCode]);
    return {
      answer: null,
      audit: { target: jobTitleTarget(jobRankCode), called: deleted[0]?.called },
      undo: undoInput && undoBy(createJobTitle, undoInput),
    };
  },
});
