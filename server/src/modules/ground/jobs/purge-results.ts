import type { JobKind } from '@madang/contract/ground/jobs/routes.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import { lockClaims, takeResultsBack } from './jobs.sql.ts';
import { enqueueRun, superviseTask } from './supervise-job.ts';

/**
 * RCN-02: deletes the results of one job kind and requeues running jobs. No job begins until this transaction ends:
 * call it after the deletion.
 *
 * @param since Time before which a result contains nothing of what is deleted; absent: any may.
 */
export async function purgeResults(tx: Tx, companyCode: string, kind: JobKind, since?: Date): Promise<void> {
  await lockClaims(tx, companyCode);
  for (const { jobId, isOver } of await takeResultsBack(tx, { companyCode, kind, since })) {
    const key = { companyCode, jobId };
    await (isOver ? enqueueJob(tx, superviseTask, key) : enqueueRun(tx, kind, key));
  }
}
