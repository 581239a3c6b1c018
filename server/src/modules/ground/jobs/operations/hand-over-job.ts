import { jobHandover } from '@madang/contract/ground/jobs/inputs.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { handOverTo, jobTarget } from '../jobs.ts';
import { lockJob } from '../jobs.sql.ts';
import { expireJob } from '../left-behind.sql.ts';
import { removeSoon } from '../supervise-job.ts';

/** MEM-07: gives a job with its result to a person who may make one, or ends it and destroys the result. */
export const handOverJob = defineOperation({
  name: 'hand-over-job',
  input: jobHandover,
  permission: 'jobs.change',
  targets: ({ jobId }) => [jobTarget(jobId)],
  refusals: ['CO404', 'EDIT_CONFLICT', 'EMPLOYMENT_HEIR_RIGHT'],
  async run({ tx, companyCode, refuse }, { jobId, fromPersonId, toPersonId }) {
    const job = await lockJob(tx, { companyCode, jobId });
    if (!job) throw refuse('CO404');
    const key = { companyCode, jobId, personId: fromPersonId };
    const audit = { target: jobTarget(jobId), fields: ['startedBy'] };
    if (toPersonId === null) {
      if (!(await expireJob(tx, key))) throw refuse('EDIT_CONFLICT');
      await removeSoon(tx, key);
      return { answer: null, audit };
    }
    if (!(await handOverTo(tx, key, { ...job, toPersonId }))) throw refuse('EDIT_CONFLICT');
    return {
      answer: null,
      audit,
      undo: { name: 'hand-over-job', input: { jobId, fromPersonId: toPersonId, toPersonId: fromPersonId } },
    };
  },
});
