import { oneJob } from '@madang/contract/ground/jobs/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { jobTarget, ofOwn } from '../jobs.ts';
import { deleteJob, lockJob } from '../jobs.sql.ts';

/** Takes a job that has ended away: first its file, so that none is left whose row is gone. */
export const removeJob = defineOperation({
  name: 'remove-job',
  input: oneJob,
  permission: 'jobs.change',
  targets: ({ jobId }) => [jobTarget(jobId)],
  within: ofOwn,
  refusals: ['CO401', 'CO404', 'JOB_STATE'],
  async run({ tx, kernel, companyCode, actorId, refuse }, { jobId }) {
    if (actorId === undefined) throw refuse('CO401');
    const key = { companyCode, jobId };
    const job = await lockJob(tx, key);
    if (job === undefined || job.startedBy !== actorId) throw refuse('CO404');
    if (job.secondsLeft === null) throw refuse('JOB_STATE');
    await kernel.files.remove(companyCode, jobId);
    await deleteJob(tx, key);
    return { answer: null, audit: { target: jobTarget(jobId) } };
  },
});
