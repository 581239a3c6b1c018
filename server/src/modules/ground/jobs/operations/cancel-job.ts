import { oneJob } from '@madang/contract/ground/jobs/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { jobTarget } from '../jobs.ts';
import { endJob, lockJob } from '../jobs.sql.ts';

/** Ends a job that waits or runs. Its worker hears of it at the next slice, and takes away what it may have written. */
export const cancelJob = defineOperation({
  name: 'cancel-job',
  input: oneJob,
  permission: 'jobs.change',
  targets: ({ jobId }) => [jobTarget(jobId)],
  refusals: ['CO401', 'CO404', 'JOB_STATE'],
  prepare: async ({ companyCode }, { jobId }) => ({ companyCode, jobId }),
  // Of a worker that was ended between its file and the word of it.
  settle: async ({ files }, { companyCode, jobId }, answer) => {
    if (answer !== undefined) await files.remove(companyCode, jobId);
  },
  async run({ tx, companyCode, actorId: personId, refuse }, { jobId }) {
    if (personId === undefined) throw refuse('CO401');
    const key = { companyCode, personId, jobId };
    if (!(await endJob(tx, key, { state: 'cancelled' }))) {
      const job = await lockJob(tx, key);
      throw refuse(job?.startedBy === personId ? 'JOB_STATE' : 'CO404');
    }
    return { answer: null, audit: { target: jobTarget(jobId) } };
  },
});
