import { sql } from 'kysely';
import type { Database, Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';

/** Puts the new address in the place of an earlier one, which leads nowhere from then on. */
export async function upsertFeed(tx: Tx, companyCode: string, calendarCode: string, secretHash: Buffer): Promise<void> {
  await tx
    .insertInto('calendar_feeds')
    .values({ company_code: companyCode, calendar_code: calendarCode, secret_hash: secretHash })
    .onConflict((conflict) =>
      conflict
        .columns(['company_code', 'calendar_code'])
        .doUpdateSet({ secret_hash: secretHash, made_at: sql<Date>`app_now()` }),
    )
    .execute();
}

export async function deleteFeed(tx: Tx, companyCode: string, calendarCode: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('calendar_feeds')
    .where('company_code', '=', companyCode)
    .where('calendar_code', '=', calendarCode)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function findFeed(
  { db, admission }: { readonly db: Database } & Pick<Kernel, 'admission'>,
  secretHash: Buffer,
): Promise<{ companyCode: string; calendarCode: string; admissionKey: string | null } | undefined> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select([
      'company_code',
      'calendar_code',
      admission.keyOf(sql.ref('calendar_feeds.company_code')).as('admission_key'),
    ])
    .where('secret_hash', '=', secretHash)
    .where(sql<boolean>`is_in_service(company_code)`)
    .executeTakeFirst();
  return row && { companyCode: row.company_code, calendarCode: row.calendar_code, admissionKey: row.admission_key };
}

export interface CalendarNow {
  /** The day that it is in the calendar's zone, by the database's clock. */
  readonly today: string;
  readonly now: Date;
  readonly feedMadeAt: Date | null;
}

export async function selectCalendarNow(
  tx: Tx,
  companyCode: string,
  { calendarCode, timeZone }: { calendarCode: string; timeZone: string },
): Promise<CalendarNow> {
  const { rows } = await sql<CalendarNow>`
    select (app_now() at time zone ${timeZone})::date::text as today, app_now() as now,
      (select made_at from calendar_feeds where company_code = ${companyCode} and calendar_code = ${calendarCode})
        as "feedMadeAt"`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the database told no time');
  return row;
}
