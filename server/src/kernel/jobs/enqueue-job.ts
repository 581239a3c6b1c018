import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

interface Wish {
  /** Of one key at most one job waits, however often it is asked for. */
  readonly key?: string;
  /** How long until it begins; where one of its key waits already, that one's time holds. */
  readonly seconds?: number;
}

/** Enqueues a job in the transaction of the change that asks for it. */
export async function enqueueJob(
  tx: Tx,
  task: string,
  payload: object,
  { key, seconds = 0 }: Wish = {},
): Promise<void> {
  await sql`select enqueue_job(${task}, ${JSON.stringify(payload)}::json, ${key ?? null},
    make_interval(secs => ${seconds}))`.execute(tx);
}
