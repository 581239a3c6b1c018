import KoreanLunarCalendar from 'korean-lunar-calendar';
import type { DateParts } from '@madang/contract/workplace/anniversaries/dates.ts';

/** A day of the Korean lunar calendar, whose month begins with the new moon as it is seen from Korea (UTC+9). */
export interface LunarDate extends DateParts {
  readonly isLeapMonth: boolean;
}

/**
 * Returns the solar date of a lunar one by the Korean institute's tables, without clock or zone. Undefined for a
 * missing day.
 */
export function solarOf({ year, month, day, isLeapMonth }: LunarDate): DateParts | undefined {
  const calendar = new KoreanLunarCalendar();
  if (!calendar.setLunarDate(year, month, day, isLeapMonth)) return undefined;
  const solar = calendar.getSolarCalendar();
  return { year: solar.year, month: solar.month, day: solar.day };
}

/** The lunar date of a solar one; undefined outside the years of the tables. */
export function lunarOf({ year, month, day }: DateParts): LunarDate | undefined {
  const calendar = new KoreanLunarCalendar();
  if (!calendar.setSolarDate(year, month, day)) return undefined;
  const lunar = calendar.getLunarCalendar();
  return { year: lunar.year, month: lunar.month, day: lunar.day, isLeapMonth: lunar.intercalation === true };
}

/**
 * Returns the day for a lunar month and day. A missing leap month becomes the regular one, a missing 30th the last day.
 */
export function keptIn(lunarYear: number, { month, day, isLeapMonth }: LunarDate): LunarDate | undefined {
  for (const isLeap of isLeapMonth ? [true, false] : [false]) {
    for (const kept of day === 30 ? [30, 29] : [day]) {
      const date = { year: lunarYear, month, day: kept, isLeapMonth: isLeap };
      if (solarOf(date)) return date;
    }
  }
  return undefined;
}
