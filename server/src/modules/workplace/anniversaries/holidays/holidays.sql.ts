import {
  type HolidayChoice,
  holidayChoices,
  holidaysOfZone,
} from '@madang/contract/workplace/anniversaries/holidays.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../../kernel/db/database.ts';
import { lockCompany, readCompany } from '../../../ground/companies/index.ts';
import { type HolidayTables, type LoadedYear, tablesWith } from './holidays.ts';
import type { HolidayFile } from '@madang/contract/workplace/anniversaries/holiday-files.ts';
import { entriesOf } from './loaded-years.ts';
import { todayIn } from '../../../../kernel/rows/company-day.sql.ts';

/** Whose holidays the company shows: what it chose, else those of the country that its zone is in. */
export async function readHolidayChoice(tx: Tx, companyCode: string): Promise<HolidayChoice> {
  const row = await tx
    .selectFrom('holiday_calendars')
    .select('choice')
    .where('company_code', '=', companyCode)
    .executeTakeFirst();
  return choiceOf(row?.choice, (await readCompany(tx, companyCode)).timeZone);
}

/**
 * Returns the company's choice, otherwise the choice for its time zone; a choice that the release does not know counts as none.
 */
export function choiceOf(stored: string | null | undefined, timeZone: string): HolidayChoice {
  return holidayChoices.find((each) => each === stored) ?? holidaysOfZone(timeZone);
}

/** A company's choice and day, with the years that the operator loaded. */
export interface ChoiceToday {
  readonly choice: string | null;
  readonly today: string;
  readonly loaded: readonly LoadedYear[];
}

/** Years that the operator loaded. */
export const loadedYears = sql<LoadedYear>`
  select country_code as country, year, is_final as "isFinal", source, days from holiday_years`;

/** The release's tables with what the operator loaded. */
export async function readHolidayTables(tx: Tx): Promise<HolidayTables> {
  return tablesWith((await loadedYears.execute(tx)).rows);
}

/** Keeps a year of a country in place of what was loaded before. */
export async function upsertHolidayYear(tx: Tx, { country, year, isFinal, source, days }: HolidayFile): Promise<void> {
  const row = { is_final: isFinal, source, days: JSON.stringify(entriesOf(days)) };
  await tx
    .insertInto('holiday_years')
    .values({ country_code: country, year, ...row })
    .onConflict((conflict) => conflict.columns(['country_code', 'year']).doUpdateSet(row))
    .execute();
}

/** The stored choice with the day that it is, as a question for a statement of several modules. */
export function holidayChoiceOf(companyCode: string, timeZone: string): RawBuilder<ChoiceToday> {
  return sql<ChoiceToday>`
    select (select choice from holiday_calendars where company_code = ${companyCode}) as choice,
      ${todayIn(timeZone)}::text as today,
      (select coalesce(jsonb_agg(to_jsonb(h)), '[]') from (${loadedYears}) h) as loaded`;
}

/** The same, locked until the transaction ends. */
export async function lockHolidayChoice(tx: Tx, companyCode: string): Promise<HolidayChoice> {
  await lockCompany(tx, companyCode);
  return readHolidayChoice(tx, companyCode);
}

export async function upsertHolidayChoice(tx: Tx, companyCode: string, choice: HolidayChoice): Promise<void> {
  await tx
    .insertInto('holiday_calendars')
    .values({ company_code: companyCode, choice })
    .onConflict((conflict) => conflict.column('company_code').doUpdateSet({ choice }))
    .execute();
}
