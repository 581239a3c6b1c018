import { dateInOneCalendar } from '@madang/contract/workplace/anniversaries/routes.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { dateRefusals } from '../anniversaries.ts';
import { inBothCalendars } from '../rows.ts';

/** One day in both calendars. */
export const convertDate = defineQuery({
  name: 'convert-date',
  input: dateInOneCalendar,
  permission: 'session',
  targets: () => [],
  refusals: dateRefusals,
  run: async (_context, { date, isLunar, isLeapMonth }) =>
    inBothCalendars({ date, isLunar: isLunar === 'true', isLeapMonth: isLeapMonth === 'true' }),
});
