import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../db/database.ts';

/** Day that it is in a time zone by the product's clock, as a date; of a company, its day. */
export function todayIn(timeZone: RawBuilder<unknown> | string): RawBuilder<string> {
  return sql<string>`(app_now() at time zone ${timeZone})::date`;
}

/** Moment at which a day begins in a time zone. */
export function beginningOf(day: RawBuilder<unknown>, timeZone: RawBuilder<unknown>): RawBuilder<Date> {
  return sql<Date>`((${day})::timestamp at time zone ${timeZone})`;
}

/** Reads the company's day, such as '2026-11-30'; throws where there is no such company. */
export async function readToday(tx: Tx, companyCode: string): Promise<string> {
  const { rows } = await sql<{ today: string }>`
    select ${todayIn(sql`time_zone`)}::text as today from companies where company_code = ${companyCode}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('no such company');
  return row.today;
}
