import { jobRankMove } from '@madang/contract/organisation/job-ranks/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { jobRankTarget, moveEntry } from '../job-ranks.ts';

/** Moves a job rank in front of another one or to the end. */
export const moveJobRank = defineOperation({
  name: 'move-job-rank',
  input: jobRankMove,
  permission: 'job-ranks.change',
  targets: ({ jobRankCode }) => [jobRankTarget(jobRankCode)],
  refusals: ['CO404', 'EDIT_CONFLICT'],
  async run({ tx, companyCode }, move) {
    const { undoInput } = await moveEntry(tx, { list: 'job_ranks', companyCode }, move);
    return {
      answer: null,
      audit: { target: jobRankTarget(move.jobRankCode), fields: ['sortOrder'] },
      undo: { name: 'move-job-rank', input: undoInput },
    };
  },
});
