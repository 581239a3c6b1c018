import type { Tx } from '../db/database.ts';
import { enqueueJob } from './enqueue-job.ts';

export const rewriteSoonTask = 'rewrite-tables-soon';

/**
 * RCN-02: once a transaction that deletes a name in clear has ended, its bytes go within a minute or two. However many such
 * transactions there are, the tables are rewritten once a minute at most.
 */
export async function rewriteSoon(tx: Tx): Promise<void> {
  await enqueueJob(tx, rewriteSoonTask, {}, { key: rewriteSoonTask, seconds: 60 });
}
