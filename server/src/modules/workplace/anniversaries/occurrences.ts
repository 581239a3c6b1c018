import { dateTextOf, type DateParts } from '@madang/contract/workplace/anniversaries/dates.ts';
import { anniversaryLimits } from '@madang/contract/workplace/anniversaries/limits.ts';
import { isDate } from '@madang/contract/kernel/dates.ts';
import { KeptValues } from '../../../kernel/process/kept-values.ts';
import { keptIn, lunarOf, solarOf, type LunarDate } from './lunar-calendar.ts';

/** Properties that determine the days on which an anniversary falls. */
export interface Recurrence extends LunarDate {
  readonly isLunar: boolean;
  readonly everyYears: number;
  readonly endsAfterTimes: number | null;
  /** A solar date. */
  readonly endsOn: string | null;
}

/** One day of an anniversary, in both calendars. */
export interface Occurrence {
  readonly solarDate: string;
  /** '' beyond the lunar tables. */
  readonly lunarDate: string;
  readonly isInLeapMonth: boolean;
}

/**
 * Returns the days of a solar year in order. It spans two lunar years, so a lunar day may fall into it twice or never.
 */
export function occurrencesIn(solarYear: number, recurrence: Recurrence): readonly Occurrence[] {
  const { year, month, day, isLeapMonth, isLunar, everyYears, endsAfterTimes, endsOn } = recurrence;
  const key = [solarYear, year, month, day, isLeapMonth, isLunar, everyYears, endsAfterTimes, endsOn].join();
  const known = knownDays.get(key);
  if (known) return known;
  const found = foundIn(solarYear, recurrence);
  knownDays.set(key, found);
  return found;
}

/** Days by year and recurrence: every home asks for those of two years, and the lunar calendar is dear to read. */
const knownDays = new KeptValues<readonly Occurrence[]>('anniversaries');

function foundIn(solarYear: number, recurrence: Recurrence): Occurrence[] {
  const years = recurrence.isLunar ? [solarYear - 1, solarYear] : [solarYear];
  return years.flatMap((year) => {
    const date = dateIn(year, recurrence);
    return date?.year === solarYear ? [occurrenceOn(date)] : [];
  });
}

/** The first day of a lunar or solar anniversary; undefined where its own calendar lacks that day. */
export function firstDay(recurrence: Omit<Recurrence, 'endsAfterTimes' | 'endsOn' | 'everyYears'>): string | undefined {
  const { isLunar, ...date } = recurrence;
  const solar = isLunar ? solarOf(date) : date;
  return solar && isDate(dateTextOf(solar), 'yyyy-MM-dd') ? dateTextOf(solar) : undefined;
}

function dateIn(year: number, recurrence: Recurrence): DateParts | undefined {
  const { year: firstYear, everyYears, endsAfterTimes, endsOn } = recurrence;
  const time = (year - firstYear) / everyYears;
  if (time < 0 || !Number.isInteger(time) || year > anniversaryLimits.lastYear) return undefined;
  if (endsAfterTimes !== null && time >= endsAfterTimes) return undefined;
  const date = recurrence.isLunar ? lunarDayIn(year, recurrence) : solarDayIn(year, recurrence);
  return date && (endsOn === null || dateTextOf(date) <= endsOn) ? date : undefined;
}

function lunarDayIn(lunarYear: number, recurrence: Recurrence): DateParts | undefined {
  const kept = keptIn(lunarYear, recurrence);
  return kept && solarOf(kept);
}

/** 29 February is kept on the 28th of a year that lacks it. */
function solarDayIn(year: number, { month, day }: Recurrence): DateParts {
  const date = { year, month, day };
  return isDate(dateTextOf(date), 'yyyy-MM-dd') ? date : { year, month, day: day - 1 };
}

/** Beyond the lunar tables the solar date stands alone. */
function occurrenceOn(date: DateParts): Occurrence {
  const lunar = lunarOf(date);
  return {
    solarDate: dateTextOf(date),
    lunarDate: lunar ? dateTextOf(lunar) : '',
    isInLeapMonth: lunar?.isLeapMonth ?? false,
  };
}
