import { jobRankDeletion } from '@madang/contract/organisation/job-ranks/routes.ts';
import { defineOperation, undoBy } from '../../../../kernel/operations/definition.ts';
import type { Audited } from '../../../../kernel/operations/outcome.ts';
import { lockSetUp } from '../../../ground/set-up-runs/index.ts';
import { deleteEntries, jobRankTarget } from '../job-ranks.ts';
import { createJobRank } from './create-job-rank.ts';

/** Deletes job ranks, all of them or none; one that people have stays. A single one can be taken back. */
export const deleteJobRank = defineOperation({
  name: 'delete-job-rank',
  input: jobRankDeletion,
  permission: 'job-ranks.delete',
  targets: ({ jobRankCodes }) => jobRankCodes.map(jobRankTarget),
  refusals: ['CO403', 'CO404', 'JOB_RANK_IN_USE'],
  async run({ tx, companyCode }, { jobRankCodes, isSetUp }) {
    if (isSetUp) await lockSetUp(tx, companyCode);
    const { deleted, undoInput } = await deleteEntries(tx, { list: 'job_ranks', companyCode }, jobRankCodes);
    const [first, ...others] = deleted.map(({ code, called }): Audited => ({ target: jobRankTarget(code), called }));
    return {
      answer: null,
      audit: first ? [first, ...others] : 'none',
      undo: undoInput && undoBy(createJobRank, undoInput),
    };
  },
});
