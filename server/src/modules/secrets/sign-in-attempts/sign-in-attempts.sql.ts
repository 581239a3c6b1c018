import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';

export interface TriesPolicy {
  /** Tries after which a wait begins; as many more begin the next one. */
  readonly perWait: number;
  /** Seconds of the first, second ... wait; the last one repeats. */
  readonly waits: readonly number[];
  readonly keptSeconds: number;
}

/** Counts one try, unless its key has to wait: in one statement, so that tries at once cannot slip through. */
export async function countTry(db: Tx, key: Buffer, { perWait, waits, keptSeconds }: TriesPolicy): Promise<boolean> {
  const waitUntil = (tries: ReturnType<typeof sql>) => sql`
    case when ${tries} % ${perWait}::integer = 0 then app_now() + make_interval(secs =>
      (${waits}::integer[])[least(${tries} / ${perWait}::integer, cardinality(${waits}::integer[]))]) end`;
  const { rows } = await sql`
    insert into login_tries as known (tries_key, tries, last_tried_at, waits_until, expires_at)
    values (${key}, 1, app_now(), ${waitUntil(sql`1`)}, app_now() + make_interval(secs => ${keptSeconds}))
    on conflict (tries_key) do update set (tries, last_tried_at, waits_until, expires_at) = (
      select counted.tries, app_now(), ${waitUntil(sql`counted.tries`)}, excluded.expires_at
      from (select case when known.expires_at <= app_now() then 1 else known.tries + 1 end as tries) counted)
    where known.waits_until is null or known.waits_until <= app_now()
    returning tries`.execute(db);
  return rows.length > 0;
}

/** Gives one try back that was never looked at, and ends the wait that it began. */
export async function uncountTry(db: Tx, key: Buffer): Promise<void> {
  await db
    .updateTable('login_tries')
    .set({ tries: sql`tries - 1`, waits_until: null })
    .where('tries_key', '=', key)
    .where('tries', '>', 0)
    .execute();
}

/** Returns the remaining wait of a key; `isFresh` if the attempt that caused it may still be undecided. */
export async function readWait(db: Tx, key: Buffer): Promise<{ seconds: number; isFresh: boolean } | undefined> {
  const { rows } = await sql<{ seconds: number; is_fresh: boolean }>`
    select ceil(extract(epoch from waits_until - app_now()))::integer as seconds,
      last_tried_at > app_now() - interval '1 second' as is_fresh
    from login_tries where tries_key = ${key} and waits_until > app_now()`.execute(db);
  const [row] = rows;
  return row && { seconds: row.seconds, isFresh: row.is_fresh };
}

/** A right password ends the count. */
export async function purgeTries(db: Tx, key: Buffer): Promise<void> {
  await db.deleteFrom('login_tries').where('tries_key', '=', key).execute();
}

/** Deletes counts that have run out; a key that still waits is kept. */
export async function purgeEndedTries(db: Tx): Promise<void> {
  const now = sql<Date>`app_now()`;
  await db
    .deleteFrom('login_tries')
    .where('expires_at', '<', now)
    .where((tries) => tries.or([tries('waits_until', 'is', null), tries('waits_until', '<', now)]))
    .execute();
}
