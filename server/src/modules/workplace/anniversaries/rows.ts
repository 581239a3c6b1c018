import { datePartsOf, dateTextOf } from '@madang/contract/workplace/anniversaries/dates.ts';
import type { AnniversaryRow } from '@madang/contract/workplace/anniversaries/routes.ts';
import type { AnniversaryInput } from '@madang/contract/workplace/anniversaries/rules.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { requireRealDate, yearOf } from './anniversaries.ts';
import type { StoredAnniversary } from './anniversaries.sql.ts';
import { firstDay, type Occurrence } from './occurrences.ts';
import { lunarOf, solarOf } from './lunar-calendar.ts';

/** A year's days, and the anniversaries that have none in it. */
export function rowsOf(
  year: number,
  list: readonly StoredAnniversary[],
): { inYear: AnniversaryRow[]; others: AnniversaryRow[] } {
  const days = yearOf(year, list);
  const shown = new Set(days.map(({ anniversaryId }) => anniversaryId));
  return {
    inYear: days.map((day) => rowOf(day.source, day)),
    others: list.filter(({ anniversaryId }) => !shown.has(anniversaryId)).map((each) => rowOf(each, firstOf(each))),
  };
}

function rowOf(anniversary: StoredAnniversary, day: Occurrence): AnniversaryRow {
  return {
    anniversaryId: anniversary.anniversaryId,
    subject: anniversary.subject,
    solarDate: day.solarDate,
    lunarDate: day.lunarDate,
    isInLeapMonth: day.isInLeapMonth,
    date: dateTextOf(anniversary),
    isLunar: anniversary.isLunar,
    isLeapMonth: anniversary.isLeapMonth,
    isHoliday: anniversary.isHoliday,
    everyYears: anniversary.everyYears,
    ...endsOf(anniversary),
  };
}

/** Returns the end of a stored anniversary's recurrence, in its public form. */
export function endsOf({ endsAfterTimes: times, endsOn }: StoredAnniversary) {
  const ends = times !== null ? ('times' as const) : endsOn !== null ? ('until' as const) : ('never' as const);
  return { ends, times, until: endsOn ?? '' };
}

function firstOf(anniversary: StoredAnniversary): Occurrence {
  const solarDate = firstDay(anniversary) ?? dateTextOf(anniversary);
  const [year = 0, month = 0, day = 0] = solarDate.split('-').map(Number);
  const lunar = lunarOf({ year, month, day });
  return { solarDate, lunarDate: lunar ? dateTextOf(lunar) : '', isInLeapMonth: lunar?.isLeapMonth ?? false };
}

const once = { subject: '', isHoliday: false, everyYears: 1, ends: 'never', times: null, until: '' } as const;

/** A day of one calendar in both; refuses one that its calendar lacks. */
export function inBothCalendars({
  date,
  isLunar,
  isLeapMonth,
}: Pick<AnniversaryInput, 'date' | 'isLunar' | 'isLeapMonth'>) {
  requireRealDate({ ...once, date, isLunar, isLeapMonth });
  const parts = datePartsOf(date);
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
}
