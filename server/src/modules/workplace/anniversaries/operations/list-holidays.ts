import { calendarDefaults } from '@madang/contract/workplace/anniversaries/limits.ts';
import { anniversaryYear } from '@madang/contract/workplace/anniversaries/routes.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { companyCalendarCode } from '../anniversaries.ts';
import { selectCalendarNow } from '../feeds.sql.ts';
import { holidaysIn, lastHolidayYear, lastYearOf, namedHoliday } from '../holidays/holidays.ts';
import { readHolidayChoice, readHolidayTables } from '../holidays/holidays.sql.ts';

/** The public holidays that the company shows, a year at a time; without one, of the year that it is in Korea. */
export const listHolidays = defineQuery({
  name: 'list-holidays',
  input: anniversaryYear,
  permission: 'anniversaries.view',
  targets: () => [],
  refusals: [],
  run: ({ kernel, companyCode, reader, language, read }, { year: given }) =>
    read(async (tx) => {
      const calendar = { calendarCode: companyCalendarCode, timeZone: calendarDefaults.timeZone };
      const { today } = await selectCalendarNow(tx, companyCode, calendar);
      const year = given ?? Number(today.slice(0, 4));
      const choice = await readHolidayChoice(tx, companyCode);
      const tables = await readHolidayTables(tx);
      const list = choice === 'none' ? [] : holidaysIn(choice, year, tables);
      const known = choice === 'none' ? undefined : tables[choice].years[year];
      return {
        ...wholeList(list.map((each) => namedHoliday(kernel.translator, language, each))),
        year,
        choice,
        source: choice === 'none' ? '' : (known?.source ?? tables[choice].source),
        isFinal: known?.isFinal ?? true,
        lastYear: choice === 'none' ? lastHolidayYear : lastYearOf(choice, tables),
        can: reader.rights.everywhere.has('anniversaries.change') ? ['change' as const] : [],
      };
    }),
});
