import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { AnniversaryMade, AnniversaryInput } from '@madang/contract/workplace/anniversaries/rules.ts';
import { datePartsOf, type DateParts } from '@madang/contract/workplace/anniversaries/dates.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { matchesExpected } from '../../../kernel/rows/matches-expected.ts';
import { restore, type Restored, softDelete } from '../../../kernel/undo/deleted-rows.ts';
import type { Recurrence } from './occurrences.ts';
import { todayIn } from '../../../kernel/rows/company-day.sql.ts';

export interface NewCalendar {
  readonly calendarCode: string;
  readonly type: string;
  readonly subject: string;
  readonly timeZone: string;
  readonly color: string;
}

/** False where the company has a calendar of this type already; of many at once one makes it. */
export async function insertCalendar(tx: Tx, companyCode: string, calendar: NewCalendar): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('company_calendars')
    .values({
      company_code: companyCode,
      calendar_code: calendar.calendarCode,
      calendar_type: calendar.type,
      subject: calendar.subject,
      time_zone: calendar.timeZone,
      color: calendar.color,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findCalendar(
  tx: Tx,
  companyCode: string,
  calendarCode: string,
): Promise<{ subject: string; color: string } | undefined> {
  return tx
    .selectFrom('company_calendars')
    .select(['subject', 'color'])
    .where('company_code', '=', companyCode)
    .where('calendar_code', '=', calendarCode)
    .executeTakeFirst();
}

export interface StoredAnniversary extends Recurrence {
  readonly anniversaryId: string;
  readonly calendarCode: string;
  readonly subject: string;
  readonly isHoliday: boolean;
}

const columns = sql`anniversary_id as "anniversaryId", calendar_code as "calendarCode", subject,
  is_lunar as "isLunar", is_leap_month as "isLeapMonth", first_year as year, month, day, is_holiday as "isHoliday",
  every_years as "everyYears", ends_after_times as "endsAfterTimes", ends_on::text as "endsOn"`;

export async function selectAnniversaries(tx: Tx, companyCode: string): Promise<StoredAnniversary[]> {
  const { rows } = await sql<StoredAnniversary>`
    select ${columns} from anniversaries where company_code = ${companyCode} order by anniversary_id`.execute(tx);
  return rows;
}

/** Selects anniversaries with the day in the calendar's zone, by the database's clock. */
export function anniversariesWithToday(
  companyCode: string,
  timeZone: string,
): RawBuilder<StoredAnniversary & { readonly today: string }> {
  return sql<StoredAnniversary & { readonly today: string }>`
    select ${columns}, ${todayIn(timeZone)}::text as today
    from anniversaries where company_code = ${companyCode} order by anniversary_id`;
}

interface Written {
  readonly calendarCode: string;
  readonly anniversary: AnniversaryInput;
  readonly limit: number;
}

/** Undefined where the company has `limit` of them already; its row is locked, so no one else counts in the meantime. */
export async function insertAnniversary(
  tx: Tx,
  companyCode: string,
  { calendarCode, anniversary, limit }: Written,
): Promise<string | undefined> {
  const { year, month, day } = partsOf(anniversary);
  const { rows } = await sql<{ anniversary_id: string }>`
    insert into anniversaries (company_code, calendar_code, subject, is_lunar, is_leap_month, first_year, month, day,
      is_holiday, every_years, ends_after_times, ends_on)
    select ${companyCode}, ${calendarCode}, ${anniversary.subject}, ${anniversary.isLunar}::boolean,
      ${anniversary.isLeapMonth}::boolean, ${year}::integer, ${month}::integer, ${day}::integer,
      ${anniversary.isHoliday}::boolean, ${anniversary.everyYears}::integer, ${timesOf(anniversary)}::integer,
      ${lastDayOf(anniversary)}::date
    where (select count(*) from anniversaries where company_code = ${companyCode}) < ${limit}
    returning anniversary_id`.execute(tx);
  return rows[0]?.anniversary_id;
}

/** Holds an anniversary against a second change; false where the company has none such. */
export async function lockAnniversary(tx: Tx, companyCode: string, anniversaryId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('anniversaries')
    .select('anniversary_id')
    .where('company_code', '=', companyCode)
    .where('anniversary_id', '=', anniversaryId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

interface Changed {
  readonly anniversary: AnniversaryInput;
  readonly expected: AnniversaryMade | undefined;
}

/** False where it is another by now than its author saw. */
export async function updateAnniversary(
  tx: Tx,
  companyCode: string,
  anniversaryId: string,
  { anniversary, expected }: Changed,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('anniversaries')
    .set(columnsOf(anniversary))
    .where('company_code', '=', companyCode)
    .where('anniversary_id', '=', anniversaryId)
    .where(matchesExpected(expected && columnsOf(expected), columnsOf(anniversary)))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes an anniversary in the named calendar, or in any of the company's. */
export async function deleteAnniversary(
  tx: Tx,
  companyCode: string,
  anniversaryId: string,
  calendarCode?: string,
): Promise<boolean> {
  const statement = sql`
    delete from anniversaries where company_code = ${companyCode} and anniversary_id::text = ${anniversaryId}
      and calendar_code = coalesce(${calendarCode ?? null}, calendar_code)
    returning *`;
  return softDelete(tx, anniversaryRow(companyCode, anniversaryId), { statement });
}

function anniversaryRow(companyCode: string, anniversaryId: string) {
  return { companyCode, table: 'anniversaries', keyColumn: 'anniversary_id', key: anniversaryId } as const;
}

/** A deleted anniversary stands again; false where there are `limit` already. */
export function restoreAnniversary(
  tx: Tx,
  companyCode: string,
  { anniversaryId, limit }: { readonly anniversaryId: string; readonly limit: number },
): Promise<Restored> {
  const hasSpace = sql<SqlBool>`(select count(*) from anniversaries where company_code = ${companyCode}) < ${limit}`;
  return restore(tx, anniversaryRow(companyCode, anniversaryId), hasSpace);
}

function columnsOf(anniversary: AnniversaryMade) {
  const { year, month, day } = partsOf(anniversary);
  return {
    subject: anniversary.subject,
    is_lunar: anniversary.isLunar,
    is_leap_month: anniversary.isLeapMonth,
    first_year: year,
    month,
    day,
    is_holiday: anniversary.isHoliday,
    every_years: anniversary.everyYears,
    ends_after_times: timesOf(anniversary),
    ends_on: lastDayOf(anniversary),
  };
}

/** The contract has let nothing through that is no date's text. */
function partsOf({ date }: Pick<AnniversaryInput, 'date'>): DateParts {
  const parts = datePartsOf(date);
  if (!parts) throw new Error('not a date');
  return parts;
}

function timesOf({ ends, times }: Pick<AnniversaryInput, 'ends' | 'times'>): number | null {
  return ends === 'times' ? times : null;
}

function lastDayOf({ ends, until }: Pick<AnniversaryInput, 'ends' | 'until'>): string | null {
  return ends === 'until' ? until : null;
}
