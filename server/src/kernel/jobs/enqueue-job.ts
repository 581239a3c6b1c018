import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { currentTraceparent } from '../traces/traces.ts';

interface Wish {
  /** Key of which at most one job waits, however often it is enqueued. */
  readonly key?: string;
  /** Seconds until the job begins; if a job with its key already waits, the waiting job's time applies. */
  readonly seconds?: number;
}

/** Enqueues a job in the transaction of the change that asks for it; where that is traced, the job goes on with its trace. */
export async function enqueueJob(
  tx: Tx,
  task: string,
  payload: object,
  { key, seconds = 0 }: Wish = {},
): Promise<void> {
  const traceparent = currentTraceparent();
  const sent = traceparent === undefined ? payload : { ...payload, traceparent };
  await sql`select enqueue_job(${task}, ${JSON.stringify(sent)}::json, ${key ?? null},
    make_interval(secs => ${seconds}))`.execute(tx);
}
