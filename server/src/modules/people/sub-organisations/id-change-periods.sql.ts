import type { IdChangeDays, IdChangePeriodRow } from '@madang/contract/people/sub-organisations/id-change-periods.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import { todayIn } from '../../../kernel/rows/company-day.sql.ts';

interface Asked {
  readonly companyCode: string;
  readonly timeZone: string;
}

type PeriodRow = Omit<IdChangePeriodRow, 'periodValue' | 'period'> & IdChangeDays;

/** The periods of the company, which is the first, and of its sub-organisations in their order. */
export function idChangePeriodsOf({ companyCode, timeZone }: Asked): RawBuilder<PeriodRow> {
  const today = todayIn(timeZone);
  return sql<PeriodRow>`
    select parts.code as "subOrganisationCode", parts.name as "subOrganisationName",
      parts.english_name as "englishSubOrganisationName", coalesce(p.starts_on::text, '') as "from",
      coalesce(p.ends_on::text, '') as "to",
      case when p.starts_on is null then 'never' when ${today} < p.starts_on then 'before'
        when ${today} > p.ends_on then 'over' else 'open' end as state
    from (
      select ${companyCode}::text as code, '' as name, '' as english_name, -1 as sort_order, null::uuid as id
      union all
      select sub_organisation_code, name, english_name, sort_order, sub_organisation_id from sub_organisations
      where company_code = ${companyCode}) parts
    left join id_change_periods p on p.company_code = ${companyCode} and p.sub_organisation_code = parts.code
    order by parts.sort_order, parts.id nulls first`;
}

/** Returns the period set for a code; '' for both days if none is set. */
export async function readIdChangeDays(tx: Tx, companyCode: string, code: string): Promise<IdChangeDays> {
  const { rows } = await sql<IdChangeDays>`
    select starts_on::text as "from", ends_on::text as "to" from id_change_periods
    where company_code = ${companyCode} and sub_organisation_code = ${code}`.execute(tx);
  return rows[0] ?? { from: '', to: '' };
}

export async function writeIdChangeDays(
  tx: Tx,
  companyCode: string,
  { code, days: { from, to } }: { readonly code: string; readonly days: IdChangeDays },
): Promise<void> {
  await sql`
    insert into id_change_periods (company_code, sub_organisation_code, starts_on, ends_on)
    values (${companyCode}, ${code}, ${from}::date, ${to}::date)
    on conflict (company_code, sub_organisation_code) do update
      set starts_on = excluded.starts_on, ends_on = excluded.ends_on`.execute(tx);
}

export async function deleteIdChangeDays(tx: Tx, companyCode: string, code: string): Promise<void> {
  await tx
    .deleteFrom('id_change_periods')
    .where('company_code', '=', companyCode)
    .where('sub_organisation_code', '=', code)
    .execute();
}

/** The id of the company's sub-organisation with this code; undefined where it has none. */
export async function findSubOrganisation(tx: Tx, companyCode: string, code: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select sub_organisation_id as id from sub_organisations
    where company_code = ${companyCode} and sub_organisation_code = ${code} for update`.execute(tx);
  return rows[0]?.id;
}

interface Period extends IdChangeDays {
  /** Today is in it. */
  readonly isOpen: boolean;
}

/** The period of a code; no row where none is set. */
export function idChangePeriodOf(companyCode: string, code: string): RawBuilder<Period> {
  const today = todayIn(sql`(select time_zone from companies where company_code = ${companyCode})`);
  return sql<Period>`
    select starts_on::text as "from", ends_on::text as "to", ${today} between starts_on and ends_on as "isOpen"
    from id_change_periods where company_code = ${companyCode} and sub_organisation_code = ${code}`;
}

/** Asks if today is in the period of a code, which stays as it is until the transaction ends. */
export async function lockOpenPeriod(tx: Tx, companyCode: string, code: string): Promise<boolean> {
  const { rows } = await sql<Period>`${idChangePeriodOf(companyCode, code)} for share`.execute(tx);
  return rows[0]?.isOpen === true;
}
