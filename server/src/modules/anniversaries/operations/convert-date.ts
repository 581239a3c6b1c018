import { dateTextOf, datePartsOf } from '@madang/contract/anniversaries/dates.ts';
import { convertDate as route } from '@madang/contract/anniversaries/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { requireRealDate } from '../anniversaries.ts';
import { lunarOf, solarOf } from '../lunar-calendar.ts';
import { firstDay } from '../occurrences.ts';

const once = { subject: '', isHoliday: false, everyYears: 1, ends: 'never', times: null, until: '' } as const;

/** One day in both calendars. */
export const convertDateCall = operation(route, async ({ query }) => {
  const isLunar = query.isLunar === 'true';
  const isLeapMonth = query.isLeapMonth === 'true';
  requireRealDate({ ...once, date: query.date, isLunar, isLeapMonth });
  const parts = datePartsOf(query.date);
  const solarDate = parts && firstDay({ ...parts, isLunar, isLeapMonth });
  const solar = solarDate === undefined ? undefined : datePartsOf(solarDate);
  if (solarDate === undefined || !solar) throw refuse('CO400');
  const lunar = lunarOf(solar);
  return {
    solarDate,
    lunarDate: lunar ? dateTextOf(lunar) : '',
    isInLeapMonth: lunar?.isLeapMonth ?? false,
    hasLeapMonth: lunar !== undefined && solarOf({ ...lunar, day: 1, isLeapMonth: true }) !== undefined,
  };
});
