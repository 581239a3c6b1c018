import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { DaySpan } from '../../../platform/contributions.ts';

/** Days that are to be known, from today in the westernmost zone on; undefined where no hours close on days off. */
export async function daysOffSpan(tx: Tx, companyCode: string, daysAhead: number): Promise<DaySpan | undefined> {
  const { rows } = await sql<DaySpan>`
    select first::text as from, (first + ${daysAhead}::integer)::text as to
    from (select (app_now() at time zone 'UTC' - interval '12 hours')::date as first) today
    where exists (select from grant_windows w where w.company_code = ${companyCode} and w.closes_on_days_off)`.execute(
    tx,
  );
  return rows[0];
}

/** Replaces the days off from a day on; earlier ones explain the past. True if a day is none any more. */
export async function replaceDaysOff(
  tx: Tx,
  companyCode: string,
  { from, days }: { readonly from: string; readonly days: readonly string[] },
): Promise<boolean> {
  const { rows } = await sql<{ hasRemoved: boolean }>`
    with gone as (
      delete from days_off where company_code = ${companyCode} and day >= ${from}::date
        and day <> all (${days}::date[]) returning day),
    added as (
      insert into days_off (company_code, day) select ${companyCode}, day from unnest(${days}::date[]) day
      on conflict do nothing)
    select exists (select from gone) as "hasRemoved"`.execute(tx);
  return rows[0]?.hasRemoved === true;
}

/** Asks if a person's own rights are bound to hours that close on days off. */
export async function hasOwnClosing(tx: Tx, companyCode: string, personId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from grants g join grant_windows w on w.company_code = g.company_code and w.grant_window_id = g.window_id
    where g.company_code = ${companyCode} and g.person_id = ${personId}::uuid and w.closes_on_days_off limit 1`.execute(
    tx,
  );
  return rows.length === 1;
}

/** The next days off of the company by its own clock, where hours close on them. */
export function nextDaysOffOf(companyCode: string, count: number): RawBuilder<{ readonly day: string }> {
  return sql<{ readonly day: string }>`
    select d.day::text as day from days_off d join companies c on c.company_code = d.company_code
    where d.company_code = ${companyCode} and d.day >= (app_now() at time zone c.time_zone)::date
      and exists (select from grant_windows w where w.company_code = d.company_code and w.closes_on_days_off)
    order by d.day limit ${count}`;
}
