import * as z from 'zod/mini';
import { dateForms, isDate } from '../dates.ts';
import { orEmpty, rule, formMaxLength, text } from '../rules.ts';

/** USR-01: the dates of a search are at most so many days apart. */
export const searchDaysMax = 31;

const secondsOfHour = 3_600;
const secondsOfDay = 24 * secondsOfHour;
const dayMs = secondsOfDay * 1_000;

/** LIM-05: a day, or a moment to its hour, minute or second, all in UTC; '' for an open end. */
export const searchDate = orEmpty(
  text(formMaxLength).check(rule<string>('SEARCH_DATE', (value) => dateForms.some((form) => isDate(value, form)))),
);

/** Returns the beginning and the end of a date in one of the five forms; undefined for ''. */
function spanOf(written: string): { readonly begin: number; readonly end: number } | undefined {
  if (written === '') return undefined;
  const [year = 0, month = 1, day = 1, hour, minute, second] = (
    written.replaceAll('-', '').match(/^\d{4}|\d\d/g) ?? []
  ).map(Number);
  const begin = new Date(0);
  // A year below 100 is itself and not one of the last century.
  begin.setUTCFullYear(year, month - 1, day);
  begin.setUTCHours(hour ?? 0, minute ?? 0, second ?? 0);
  const seconds = [second, minute, hour].findIndex((part) => part !== undefined);
  const length = [1, 60, secondsOfHour][seconds] ?? secondsOfDay;
  return { begin: begin.getTime(), end: begin.getTime() + length * 1_000 };
}

/** A search's period, whose last day or moment is in it; an end that is not said is open. */
export interface SearchPeriod {
  readonly from: Date | undefined;
  readonly before: Date | undefined;
}

export function periodOf(first: string, last: string): SearchPeriod {
  const [begin, end] = [spanOf(first)?.begin, spanOf(last)?.end];
  return {
    from: begin === undefined ? undefined : new Date(begin),
    before: end === undefined ? undefined : new Date(end),
  };
}

/**
 * USR-01: returns the rule that a period breaks, if any. Without an end it includes today; without a beginning its
 * days are not counted.
 *
 * @param now Absent: an open period breaks none.
 */
export function periodFault(
  { from, before }: SearchPeriod,
  now?: Date,
): 'SEARCH_DATES_ORDER' | 'SEARCH_DAYS' | undefined {
  const end = before ?? (now && new Date(Math.floor(now.getTime() / dayMs + 1) * dayMs));
  if (!from) return before && now ? 'SEARCH_DAYS' : undefined;
  if (!end) return undefined;
  const length = end.getTime() - from.getTime();
  if (length <= 0) return 'SEARCH_DATES_ORDER';
  return length > searchDaysMax * dayMs ? 'SEARCH_DAYS' : undefined;
}

/** The first and the last day of a search, `yyyy-mm-dd`; '' for an open end. */
export interface SearchDays {
  readonly from: string;
  readonly to: string;
}

/** USR-01: returns the rule that the days break; undefined for none. */
export function daysFault({ from, to }: SearchDays): ReturnType<typeof periodFault> {
  return periodFault(periodOf(from, to));
}

export const daysInOrder = z.refine<SearchDays>((days) => daysFault(days) !== 'SEARCH_DATES_ORDER', {
  path: ['to'],
  params: { code: 'SEARCH_DATES_ORDER', params: {} },
});
