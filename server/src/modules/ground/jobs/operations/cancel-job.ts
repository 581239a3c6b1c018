import { oneJob } from '@madang/contract/ground/jobs/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { cancelRun } from '../../../../kernel/operations/stored/runs/control-run.ts';
import { jobTarget, ofOwn, runTarget } from '../jobs.ts';
import { endJob, lockJob } from '../jobs.sql.ts';
import { findRun } from '../run-access.ts';

/** Ends a job or a run that is not over. A job's worker notices at the next slice, and removes what it has written. */
export const cancelJob = defineOperation({
  name: 'cancel-job',
  input: oneJob,
  permission: 'jobs.change',
  targets: ({ jobId }) => [jobTarget(jobId)],
  within: ofOwn,
  refusals: ['CO401', 'CO404', 'JOB_STATE'],
  prepare: async ({ companyCode }, { jobId }) => ({ companyCode, jobId }),
  // Of a worker that was ended between its file and the word of it.
  settle: async ({ files }, { companyCode, jobId }, answer) => {
    if (answer !== undefined) await files.remove(companyCode, jobId);
  },
  async run({ tx, kernel, companyCode, actorId: personId, refuse }, { jobId }) {
    if (personId === undefined) throw refuse('CO401');
    const key = { companyCode, personId, jobId };
    if (await endJob(tx, key, { state: 'cancelled' })) return { answer: null, audit: { target: jobTarget(jobId) } };
    const job = await lockJob(tx, key);
    if (job) throw refuse(job.startedBy === personId ? 'JOB_STATE' : 'CO404');
    const { operations } = kernel;
    const run = await findRun(tx, { companyCode, runId: jobId, personId, operations });
    // Planned changes are cancelled one by one, before their day.
    if (!run || run.origin === 'plan') throw refuse('CO404');
    if (!(await cancelRun(tx, { companyCode, runId: jobId }))) throw refuse('JOB_STATE');
    return { answer: null, audit: { target: runTarget(jobId) } };
  },
});
