import type { en } from '../texts/en.ts';

export type HolidayName = keyof typeof en.holidays.names;

/** `MMDD` or `MMDD-MMDD`, which holiday, and what it is where it is none itself. */
export type HolidayEntry = readonly [days: string, name: HolidayName, kind?: 'substitute' | 'workday'];

export interface HolidayYear {
  /** False while the country has yet to say which days around the law's own are off. */
  readonly isFinal: boolean;
  /** Source of a year that the operator loaded; otherwise the table's. */
  readonly source?: string;
  readonly days: readonly HolidayEntry[];
}

/** A country's public holidays, from what its government publishes. */
export interface HolidayTable {
  /** Source of the days, in the country's own language. */
  readonly source: string;
  readonly years: Readonly<Record<number, HolidayYear>>;
}
