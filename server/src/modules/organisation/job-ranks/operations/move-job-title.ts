import { jobRankMove } from '@madang/contract/organisation/job-ranks/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { jobTitleTarget, moveEntry } from '../job-ranks.ts';

/** Moves a job title in front of another one or to the end. */
export const moveJobTitle = defineOperation({
  name: 'move-job-title',
  input: jobRankMove,
  permission: 'job-ranks.change',
  targets: ({ jobRankCode }) => [jobTitleTarget(jobRankCode)],
  refusals: ['CO404', 'EDIT_CONFLICT'],
  async run({ tx, companyCode }, move) {
    const { undoInput } = await moveEntry(tx, { list: 'job_titles', companyCode }, move);
    return {
      answer: null,
      audit: { target: jobTitleTarget(move.jobRankCode), fields: ['sortOrder'] },
      undo: { name: 'move-job-title', input: undoInput },
    };
  },
});
