import type { JobKind } from '@madang/contract/ground/jobs/routes.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import { lockClaims, takeResultsBack } from './jobs.sql.ts';
import { enqueueRun, superviseTask } from './supervise-job.ts';

/**
 * RCN-02: what jobs of one kind made of a company's data ends with this transaction, which deletes some of it. A result that is
 * kept can be had no more, its file goes at once and its job says why; a job at work, which may have read what is deleted, is begun again. None begins
 * until this transaction has ended, so that none reads in the meantime what it takes away: call it after the deletion.
 *
 * @param since What was kept before does not hold what is deleted; absent: all may.
 */
export async function purgeResults(tx: Tx, companyCode: string, kind: JobKind, since?: Date): Promise<void> {
  await lockClaims(tx, companyCode);
  for (const { jobId, isOver } of await takeResultsBack(tx, { companyCode, kind, since })) {
    const key = { companyCode, jobId };
    await (isOver ? enqueueJob(tx, superviseTask, key) : enqueueRun(tx, kind, key));
  }
}
