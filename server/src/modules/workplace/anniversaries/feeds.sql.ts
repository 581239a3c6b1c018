import { type RawBuilder, sql } from 'kysely';
import { mayAct } from '../../../kernel/access/may-act.sql.ts';
import type { Database, Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { RowCount } from '../../../kernel/lists/row-count.sql.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { todayIn } from '../../../kernel/rows/company-day.sql.ts';

/** Puts the new address in the place of an earlier one, which leads nowhere from then on. */
export async function upsertFeed(
  tx: Tx,
  { companyCode, personId }: PersonKey,
  { calendarCode, secretHash }: { readonly calendarCode: string; readonly secretHash: Buffer },
): Promise<void> {
  const made = { secret_hash: secretHash, made_by: personId };
  await tx
    .insertInto('calendar_feeds')
    .values({ company_code: companyCode, calendar_code: calendarCode, ...made })
    .onConflict((conflict) =>
      conflict.columns(['company_code', 'calendar_code']).doUpdateSet({ ...made, made_at: sql<Date>`app_now()` }),
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

/** Counts the addresses that a person was shown. */
export function feedCountOf({ companyCode, personId }: PersonKey): RawBuilder<RowCount> {
  return sql`
    select count(*)::integer as count from calendar_feeds
    where company_code = ${companyCode} and made_by = ${personId}::uuid`;
}

/** Ends the addresses that a person was shown. */
export async function deleteFeedsOf(tx: Tx, { companyCode, personId }: PersonKey): Promise<void> {
  await tx
    .deleteFrom('calendar_feeds')
    .where('company_code', '=', companyCode)
    .where('made_by', '=', personId)
    .execute();
}

/** Asks if the person who was shown an address has access (USR-13); while it is locked the address leads nowhere. */
export async function isOfActingMaker(tx: Tx, madeBy: string | null): Promise<boolean> {
  return madeBy === null || mayAct(tx, madeBy);
}

interface Feed {
  readonly companyCode: string;
  readonly calendarCode: string;
  readonly madeBy: string | null;
  readonly admissionKey: string | null;
}

export async function findFeed(
  { db, admission }: { readonly db: Database } & Pick<Kernel, 'admission'>,
  secretHash: Buffer,
): Promise<Feed | undefined> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select([
      'company_code',
      'calendar_code',
      'made_by',
      admission.keyOf(sql.ref('calendar_feeds.company_code')).as('admission_key'),
    ])
    .where('secret_hash', '=', secretHash)
    .where(sql<boolean>`is_in_service(company_code)`)
    .executeTakeFirst();
  return (
    row && {
      companyCode: row.company_code,
      calendarCode: row.calendar_code,
      madeBy: row.made_by,
      admissionKey: row.admission_key,
    }
  );
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
    select ${todayIn(timeZone)}::text as today, app_now() as now,
      (select made_at from calendar_feeds where company_code = ${companyCode} and calendar_code = ${calendarCode})
        as "feedMadeAt"`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the database told no time');
  return row;
}
