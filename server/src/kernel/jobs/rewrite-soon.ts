import type { Tx } from '../db/database.ts';
import { enqueueJob } from './enqueue-job.ts';

export const rewriteSoonTask = 'rewrite-tables-soon';

/** RCN-02: rewrites tables within two minutes of a transaction that deletes a clear name, once a minute at most. */
export async function rewriteSoon(tx: Tx): Promise<void> {
  await enqueueJob(tx, rewriteSoonTask, {}, { key: rewriteSoonTask, seconds: 60 });
}
