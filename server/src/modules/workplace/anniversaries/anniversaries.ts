import { anniversaryIssues, datePartsOf, dateTextOf } from '@madang/contract/workplace/anniversaries/dates.ts';
import { anniversaryLimits, calendarDefaults } from '@madang/contract/workplace/anniversaries/limits.ts';
import type { AnniversaryInput } from '@madang/contract/workplace/anniversaries/rules.ts';
import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import { refuseFields } from '@madang/contract/refuse.ts';
import type { Target } from '../../../kernel/operations/outcome.ts';
import type { StoredAnniversary } from './anniversaries.sql.ts';
import { solarOf } from './lunar-calendar.ts';
import { firstDay, occurrencesIn, type Occurrence } from './occurrences.ts';

/** The company's own calendar: the first of its calendars, made once. */
export const companyCalendarCode = `${calendarDefaults.codePrefix}1`;

export function anniversaryTarget(id: string): Target {
  return { kind: 'anniversary', id };
}

export const calendarTarget: Target = { kind: 'calendar', id: companyCalendarCode };

/** Refusals of `requireRealDate`. */
export const dateRefusals = [
  'ANNIVERSARY_DATE',
  'ANNIVERSARY_YEAR',
  'ANNIVERSARY_LEAP_MONTH',
  'ANNIVERSARY_LUNAR_DAY',
  'ANNIVERSARY_COUNT',
  'ANNIVERSARY_UNTIL',
] as const;

/** LIM-02: fewer while the company is set up. */
export function anniversaryLimit({ isBeingSetUp }: { readonly isBeingSetUp: boolean }): number {
  return isBeingSetUp ? anniversaryLimits.setUpAnniversaries : anniversaryLimits.anniversaries;
}

type FaultNames = Readonly<Record<'date' | 'isLeapMonth' | 'times' | 'until', string>>;
const plainNames: FaultNames = { date: 'date', isLeapMonth: 'isLeapMonth', times: 'times', until: 'until' };

/**
 * Refuses dates that the calendar does not have, a check that only the calendar can make. `names` are the caller's names for the
 * fields.
 */
export function requireRealDate(anniversary: AnniversaryInput, names: FaultNames = plainNames): void {
  const written = anniversaryIssues(anniversary, names);
  const issues = written.length > 0 ? written : calendarIssues(anniversary, names);
  if (issues.length > 0) throw refuseFields(issues);
}

function calendarIssues(anniversary: AnniversaryInput, names: FaultNames): FieldIssue[] {
  const { date, isLunar, isLeapMonth, ends, until } = anniversary;
  const parts = datePartsOf(date);
  const first = parts && firstDay({ ...parts, isLunar, isLeapMonth });
  if (!parts || first === undefined) return [lunarIssue(anniversary, names)];
  if (ends === 'until' && until < first) return [{ path: names.until, code: 'ANNIVERSARY_UNTIL', params: {} }];
  return [];
}

/**
 * Returns the issue of an invalid lunar date: no such leap month, no 30th in the month, or a year outside the tables.
 */
function lunarIssue({ date, isLeapMonth }: AnniversaryInput, names: FaultNames): FieldIssue {
  const parts = datePartsOf(date);
  const exists = (day: number, leap: boolean) => parts && solarOf({ ...parts, day, isLeapMonth: leap }) !== undefined;
  if (exists(1, isLeapMonth)) return { path: names.date, code: 'ANNIVERSARY_LUNAR_DAY', params: {} };
  if (exists(1, false)) return { path: names.isLeapMonth, code: 'ANNIVERSARY_LEAP_MONTH', params: {} };
  const { firstYear, lastYear } = anniversaryLimits;
  return { path: names.date, code: 'ANNIVERSARY_YEAR', params: { 0: firstYear, 1: lastYear } };
}

/** An anniversary on one of its days. */
export interface DatedAnniversary extends Occurrence {
  readonly anniversaryId: string;
  readonly subject: string;
  readonly isHoliday: boolean;
  readonly isLunar: boolean;
  readonly source: StoredAnniversary;
}

/** All days of a solar year, earliest first. */
export function yearOf(solarYear: number, list: readonly StoredAnniversary[]): DatedAnniversary[] {
  return list
    .flatMap((source) => {
      const { anniversaryId, subject, isHoliday, isLunar } = source;
      return occurrencesIn(solarYear, source).map((day) => ({
        ...day,
        anniversaryId,
        subject,
        isHoliday,
        isLunar,
        source,
      }));
    })
    .toSorted((a, b) => (a.solarDate < b.solarDate ? -1 : a.solarDate > b.solarDate ? 1 : 0));
}

/** Returns the anniversaries of today and the following days, earliest first. */
export function upcoming(today: string, days: number, list: readonly StoredAnniversary[]): DatedAnniversary[] {
  const last = dayAfter(today, days);
  const years = [...new Set([today, last].map((date) => Number(date.slice(0, 4))))];
  return years.flatMap((year) => yearOf(year, list)).filter(({ solarDate }) => solarDate >= today && solarDate <= last);
}

/** The first day of this month, and how many days later the last of so many months is. */
export function monthsFrom(today: string, months: number): { readonly from: string; readonly days: number } {
  const { year, month } = datePartsOf(today) ?? { year: 1, month: 1 };
  const length = Date.UTC(year, month - 1 + months, 0) - Date.UTC(year, month - 1, 1);
  return { from: dateTextOf({ year, month, day: 1 }), days: length / 86_400_000 };
}

/** Plain days: no time of day, so no zone can shift them. */
export function dayAfter(date: string, days: number): string {
  const { year, month, day } = datePartsOf(date) ?? { year: 1, month: 1, day: 1 };
  const later = new Date(Date.UTC(year, month - 1, day + days));
  return dateTextOf({ year: later.getUTCFullYear(), month: later.getUTCMonth() + 1, day: later.getUTCDate() });
}
