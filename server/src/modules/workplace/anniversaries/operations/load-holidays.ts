import { holidayFile } from '@madang/contract/workplace/anniversaries/holiday-files.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { upsertHolidayYear } from '../holidays/holidays.sql.ts';
import { faultOf } from '../holidays/loaded-years.ts';

/** Keeps public holidays of a country and year for every company, in place of the release's own and of an earlier file. */
export const loadHolidays = defineOperation({
  name: 'load-holidays',
  input: holidayFile,
  permission: 'public-holidays.load',
  targets: () => [],
  refusals: ['HOLIDAY_DAY', 'HOLIDAY_KIND', 'HOLIDAY_NAME', 'HOLIDAY_ORDER'],
  async run({ tx, refuse }, file) {
    const fault = faultOf(file);
    if (fault) throw refuse.field(fault.path, fault.code);
    await upsertHolidayYear(tx, file);
    const { country, year, days } = file;
    return {
      answer: { dayCount: days.length },
      audit: { target: { kind: 'holiday-year', id: `${country}-${year}` }, detail: { days: days.length } },
    };
  },
});
