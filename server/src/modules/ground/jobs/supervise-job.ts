import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { deleteJob, endJob, lockJob, type LockedJob, type JobKey } from './jobs.sql.ts';

export const superviseTask = 'mind-console-job';

/** Seconds between two checks of a waiting or running job. */
export const heartbeatSeconds = 30;

/** A job that so many runs did not end is at fault itself. */
const mostRuns = 3;

/** Enqueues a run of a job, at most one at a time. */
export async function enqueueRun(tx: Tx, kind: string, { companyCode, jobId }: JobKey): Promise<void> {
  await enqueueJob(tx, kind, { companyCode, jobId }, { key: `console-job-${jobId}` });
}

/** Has the file and the row of a job whose time is over go at once. */
export async function removeSoon(tx: Tx, { companyCode, jobId }: JobKey): Promise<void> {
  await enqueueJob(tx, superviseTask, { companyCode, jobId });
}

/**
 * Supervises a job: restarts interrupted ones, removes files of failed ones, and deletes expired ones with results,
 * files first.
 */
export async function superviseJob({ db, files }: Pick<Kernel, 'db' | 'files'>, payload: unknown): Promise<void> {
  const { companyCode, jobId } = payload as JobKey;
  const key = { companyCode, jobId };
  await inCompany(db, companyCode, async (tx) => {
    const job = await lockJob(tx, key);
    if (!job) return;
    if (job.secondsLeft !== null && job.secondsLeft <= 0) {
      await files.remove(companyCode, jobId);
      return deleteJob(tx, key);
    }
    // Its file goes at once where what it named was deleted.
    if (job.state === 'failed') await files.remove(companyCode, jobId);
    if (job.isLost) await takeUp(tx, { files }, { ...key, ...job });
    await enqueueJob(tx, superviseTask, key, { seconds: job.secondsLeft ?? heartbeatSeconds });
  });
}

async function takeUp(tx: Tx, { files }: Pick<Kernel, 'files'>, job: JobKey & LockedJob): Promise<void> {
  if (job.run < mostRuns) return enqueueRun(tx, job.kind, job);
  await endJob(tx, job, { state: 'failed', errorCode: 'JOB_FAILED' });
  await files.remove(job.companyCode, job.jobId);
}
