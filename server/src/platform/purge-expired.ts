import { sql } from 'kysely';
import { type Database, inCompany } from '../kernel/db/database.ts';
import { purgeOutbox } from './outbox/outbox.ts';

export const purgeTask = 'tidy';

/** Days for which the person who started a run can read its rows. */
const runKeptDays = 7;

/** Takes away what has run out: flows, sessions, sign-ins that wait, counters, messages and runs that have ended; folds numbers of people. */
export async function purgeExpired(db: Database): Promise<void> {
  const now = sql<Date>`app_now()`;
  await db.deleteFrom('flows').where('expires_at', '<', now).execute();
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await db.deleteFrom('pending_log_ins').where('expires_at', '<', now).execute();
  await db.deleteFrom('rate_counters').where('window_ends_at', '<', now).execute();
  await sql`delete from running_processes where seen_at < clock_timestamp() - interval '1 day'`.execute(db);
  // A standby that is further behind is asked by no one.
  await sql`delete from last_changes where changed_at < clock_timestamp() - interval '5 minutes'`.execute(db);
  await sql`select purge_undo_steps()`.execute(db);
  await sql`select purge_row_runs(${runKeptDays}::integer)`.execute(db);
  const { rows: companies } = await sql<{ code: string }>`select company_code as code from companies`.execute(db);
  for (const { code } of companies) {
    await inCompany(db, code, (tx) => sql`select fold_people_counts(${code})`.execute(tx));
  }
  await purgeOutbox(db);
}
