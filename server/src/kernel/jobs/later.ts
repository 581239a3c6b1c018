import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

/** Enqueues a job in the transaction of the change that asks for it; it begins so many seconds from now. */
export async function enqueueJobIn(tx: Tx, task: string, payload: object, seconds: number): Promise<void> {
  await sql`select enqueue_job_in(${task}, ${JSON.stringify(payload)}::json, make_interval(secs => ${seconds}))`.execute(
    tx,
  );
}
