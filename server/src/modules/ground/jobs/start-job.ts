import { randomUUID } from 'node:crypto';
import { jobsAtOnce } from '@madang/contract/ground/jobs/limits.ts';
import type { JobKind } from '@madang/contract/ground/jobs/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { insertJob, type JobKey } from './jobs.sql.ts';
import { enqueueRun, heartbeatSeconds, superviseTask } from './supervise-job.ts';
import { inputAad } from './run-job.ts';

interface JobToStart {
  readonly companyCode: string;
  readonly personId: string;
  /** The task of the module that does the work. */
  readonly kind: JobKind;
  /** Task description, stored encrypted because a search term may be a person's address. */
  readonly input: object;
}

/**
 * Starts a job in the caller's transaction. Simultaneous starts take different places; one that loses a place tries the
 * next.
 */
export async function startJob(
  tx: Tx,
  { keyring }: Pick<Kernel, 'keyring'>,
  { input, ...job }: JobToStart,
): Promise<string> {
  const key: JobKey = { companyCode: job.companyCode, jobId: randomUUID() };
  const sealed = keyring.encrypt(JSON.stringify(input), inputAad(key));
  let isPlaced = false;
  for (let tries = 0; !isPlaced && tries < jobsAtOnce; tries += 1) {
    isPlaced = await insertJob(tx, { ...job, ...key, input: sealed });
  }
  if (!isPlaced) throw refuse('JOB_LIMIT', { 0: jobsAtOnce });
  await enqueueRun(tx, job.kind, key);
  await enqueueJob(tx, superviseTask, key, { seconds: heartbeatSeconds });
  return key.jobId;
}
