import type { Tx } from '../../../kernel/db/database.ts';
import type { DaySpan } from '../../../platform/contributions.ts';
import { dayAfter, yearOf } from './anniversaries.ts';
import { selectAnniversaries } from './anniversaries.sql.ts';
import { type DatedHoliday, holidaysIn } from './holidays/holidays.ts';
import { readHolidayChoice, readHolidayTables } from './holidays/holidays.sql.ts';

/** MEM-03: public holidays that the company shows, and its own anniversaries that are days off. */
export async function readDaysOff(tx: Tx, companyCode: string, { from, to }: DaySpan): Promise<readonly string[]> {
  const own = (await selectAnniversaries(tx, companyCode)).filter(({ isHoliday }) => isHoliday);
  const choice = await readHolidayChoice(tx, companyCode);
  const tables = choice === 'none' ? undefined : await readHolidayTables(tx);
  const days: string[] = [];
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1) {
    days.push(...yearOf(year, own).map(({ solarDate }) => solarDate));
    if (choice !== 'none') days.push(...holidaysIn(choice, year, tables).flatMap(daysOf));
  }
  return days;
}

/** Days of a holiday; none of a weekend day on which people work instead. */
function daysOf({ from, to, kind }: DatedHoliday): string[] {
  if (kind === 'workday') return [];
  const days = [from];
  for (let day = from; day < to;) {
    day = dayAfter(day, 1);
    days.push(day);
  }
  return days;
}
