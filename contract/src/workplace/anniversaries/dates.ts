import { isDate } from '../../kernel/dates.ts';
import type { FieldIssue } from '../../kernel/errors.ts';
import { rule, formMaxLength, text, required } from '../../kernel/rules.ts';
import { anniversaryLimits } from './limits.ts';

const { firstYear, lastYear, times } = anniversaryLimits;
const form = 'YYYY-MM-DD';

export interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The numbers of a date's text; which calendar they belong to is said beside it. */
export function datePartsOf(value: string): DateParts | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  return day === undefined ? undefined : { year: Number(year), month: Number(month), day: Number(day) };
}

export function dateTextOf({ year, month, day }: DateParts): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** A date as it is written, in either calendar: a lunar February may have a 30th. */
export const calendarDate = text(formMaxLength).check(
  required,
  rule<string>(
    'ANNIVERSARY_DATE',
    (value) => {
      const parts = datePartsOf(value);
      return parts !== undefined && parts.month >= 1 && parts.month <= 12 && parts.day >= 1 && parts.day <= 31;
    },
    { 0: form },
  ),
  rule<string>(
    'ANNIVERSARY_YEAR',
    (value) => {
      const year = datePartsOf(value)?.year ?? 0;
      return year >= firstYear && year <= lastYear;
    },
    { 0: firstYear, 1: lastYear },
  ),
);

/** Ways in which a recurrence ends: never, after a number of times, or on a day. */
export const recurrenceEnds = ['never', 'times', 'until'] as const;

export interface AnniversaryDates {
  readonly date: string;
  readonly isLunar: boolean;
  readonly isLeapMonth: boolean;
  readonly ends: (typeof recurrenceEnds)[number];
  readonly times: number | null;
  readonly until: string;
}

/** Returns the field errors of contradictory date fields; `names` are the caller's names for the fields. */
export function anniversaryIssues(
  { date, isLunar, isLeapMonth, ends, times: count, until }: AnniversaryDates,
  names: Readonly<Record<'date' | 'isLeapMonth' | 'times' | 'until', string>> = plainNames,
): FieldIssue[] {
  const issue = (path: string, code: string, params: FieldIssue['params'] = {}) => ({ path, code, params });
  const found: FieldIssue[] = [];
  const exists = isLunar ? (datePartsOf(date)?.day ?? 31) <= 30 : isDate(date, 'yyyy-MM-dd');
  if (!exists) found.push(issue(names.date, 'ANNIVERSARY_DATE', { 0: form }));
  if (isLeapMonth && !isLunar) found.push(issue(names.isLeapMonth, 'CO400'));
  if (ends === 'times' && !(count !== null && Number.isInteger(count) && count >= 1 && count <= times)) {
    found.push(issue(names.times, 'ANNIVERSARY_COUNT', { 0: times }));
  }
  if (ends === 'until' && !isDate(until, 'yyyy-MM-dd')) {
    found.push(issue(names.until, 'ANNIVERSARY_DATE', { 0: form }));
  }
  return found;
}

const plainNames = { date: 'date', isLeapMonth: 'isLeapMonth', times: 'times', until: 'until' } as const;
