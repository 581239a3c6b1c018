import { dateTextOf } from '@madang/contract/anniversaries/dates.ts';
import type { AnniversaryRow } from '@madang/contract/anniversaries/routes.ts';
import { yearOf } from './anniversaries.ts';
import type { StoredAnniversary } from './anniversaries.sql.ts';
import { firstDay, type Occurrence } from './occurrences.ts';
import { lunarOf } from './lunar-calendar.ts';

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

/** How the coming back of a stored anniversary ends, as it is said outside. */
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
