import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { refuse } from '@madang/contract/refuse.ts';
import type { Tx } from '../db/database.ts';
import { preparedQuery } from '../db/prepared-query.ts';

export interface RateLimit {
  /** Maximum number of uses in one window. */
  readonly count: number;
  readonly seconds: number;
}

/** Names of the parameters of a statement that hold a limit: the key's hash, its seconds and its greatest number. */
export type LimitParameters = Readonly<Record<'key' | 'seconds' | 'max', string>>;

/**
 * Takes one from the limit of `key` in one statement; false if none is left. The window starts with its first use. Keys
 * are hashed.
 */
export async function consumeFromLimit(db: Tx, key: string, { count, seconds }: RateLimit): Promise<boolean> {
  if (count < 1) return false;
  const rows = await takeOne(db, limitKey(key), seconds, count);
  return rows.length > 0;
}

/**
 * The statement that takes one from a limit, by its parameters' names, for each row of `from`; it returns nothing where
 * none is left.
 */
export function takeFromLimit({ key, seconds, max }: LimitParameters, from = ''): string {
  return `insert into rate_counters as counter (counter_key, window_seconds, used, window_ends_at)
    select ${key}::bytea, ${seconds}::integer, 1, app_now() + make_interval(secs => ${seconds}::integer) ${from}
    on conflict (counter_key, window_seconds) do update set
      used = case when counter.window_ends_at <= app_now() then 1 else counter.used + 1 end,
      window_ends_at = case when counter.window_ends_at <= app_now()
        then excluded.window_ends_at else counter.window_ends_at end
    where counter.window_ends_at <= app_now() or counter.used < ${max}::integer
    returning used`;
}

const takeOne = preparedQuery<{ used: number }, [key: Buffer, seconds: number, max: number]>(
  takeFromLimit({ key: '$1', seconds: '$2', max: '$3' }),
);

/** Takes one from the limit of `key`, or refuses (CO429) and says in how many seconds its window ends. */
export async function demandFromLimit(db: Tx, key: string, limit: RateLimit): Promise<void> {
  if (await consumeFromLimit(db, key, limit)) return;
  throw refuse('CO429', { seconds: await secondsLeft(db, key, limit) });
}

/** Returns the seconds until the window of an exhausted limit ends; at least one. */
export async function secondsLeft(db: Tx, key: string, limit: RateLimit): Promise<number> {
  const window = await db
    .selectFrom('rate_counters')
    .select(sql<number>`ceil(extract(epoch from window_ends_at - app_now()))::integer`.as('seconds'))
    .where('counter_key', '=', limitKey(key))
    .where('window_seconds', '=', limit.seconds)
    .executeTakeFirst();
  return Math.max(window?.seconds ?? limit.seconds, 1);
}

/** Takes one from every limit of `key`; false where one has nothing left, and then the caller rolls back. */
export async function consumeFromLimits(tx: Tx, key: string, limits: readonly RateLimit[]): Promise<boolean> {
  for (const limit of limits) {
    if (!(await consumeFromLimit(tx, key, limit))) return false;
  }
  return true;
}

/** Returns true if every limit of `key` has something left; only advisory: it consumes and locks nothing. */
export async function hasLeft(db: Tx, key: string, limits: readonly RateLimit[]): Promise<boolean> {
  const rows = await db
    .selectFrom('rate_counters')
    .select(['window_seconds', 'used'])
    .where('counter_key', '=', limitKey(key))
    .where('window_ends_at', '>', sql<Date>`app_now()`)
    .execute();
  return limits.every(({ count, seconds }) => {
    const used = rows.find((row) => row.window_seconds === seconds)?.used ?? 0;
    return used < count;
  });
}

/** Returns how many uses the limit of `key` has left; only advisory. */
export async function countLeft(db: Tx, key: string, { count, seconds }: RateLimit): Promise<number> {
  const row = await db
    .selectFrom('rate_counters')
    .select('used')
    .where('counter_key', '=', limitKey(key))
    .where('window_seconds', '=', seconds)
    .where('window_ends_at', '>', sql<Date>`app_now()`)
    .executeTakeFirst();
  return Math.max(count - (row?.used ?? 0), 0);
}

/** The condition that a limit has nothing left, for a statement that must do nothing then; by its parameters' names. */
export function usedUpCondition({ key, seconds, max }: LimitParameters): string {
  return `exists (select from rate_counters where counter_key = ${key} and window_seconds = ${seconds}
    and window_ends_at > app_now() and used >= ${max})`;
}

/** Gives one back that was taken before it was known whether it counts; in the order of taking, so neither waits. */
export async function refundAttempt(tx: Tx, key: string, limits: readonly RateLimit[]): Promise<void> {
  for (const { seconds } of limits) {
    await tx
      .updateTable('rate_counters')
      .set({ used: sql`used - 1` })
      .where('counter_key', '=', limitKey(key))
      .where('window_seconds', '=', seconds)
      .where('used', '>', 0)
      .execute();
  }
}

/** Seconds between tries; a restarted database answers again within their sum. */
const waitsToGiveBack = [0, 1, 2, 4, 8, 16, 32];

/**
 * Refunds without waiting, with retries while the database is away. Never rejects; what cannot be refunded counts until
 * its window ends.
 */
export async function refundAttemptSoon(db: Tx, key: string, limit: RateLimit): Promise<void> {
  for (const seconds of waitsToGiveBack) {
    if (seconds > 0) await sleep(seconds * 1_000, undefined, { ref: false });
    try {
      return await refundAttempt(db, key, [limit]);
    } catch {
      // Its failure is logged by what is given back for.
    }
  }
}

/** Gives the window of `key` up, after the success that its count was waiting for. */
export async function clearLimit(db: Tx, key: string): Promise<void> {
  await db.deleteFrom('rate_counters').where('counter_key', '=', limitKey(key)).execute();
}

/** Returns the hash under which a key is stored and found. */
export function limitKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
