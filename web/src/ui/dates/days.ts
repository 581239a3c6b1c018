import { wallClock } from './zone.ts';

/** A day as forms and the server write it, `2026-03-02`; it has no clock and no time zone. */
export type Day = string;

const dayMilliseconds = 86_400_000;

/** Midnight in London stands for the day, so that no change of clocks moves it. */
export function dateOf(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

function dayOf(date: Date): Day {
  return date.toISOString().slice(0, 10);
}

/** Returns true if the text is a calendar day in the form of `Day`. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = dateOf(text);
  return !Number.isNaN(date.getTime()) && dayOf(date) === text;
}

/** Today where the reader is. */
export function todayHere(now = new Date()): Day {
  return dayOf(wallClock(now));
}

export function daysLater(day: Day, days: number): Day {
  return dayOf(new Date(dateOf(day).getTime() + days * dayMilliseconds));
}

/** The same day of another month, or its last one where it is shorter. */
export function monthsLater(day: Day, months: number): Day {
  const date = dateOf(day);
  const target = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
  const last = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(date.getUTCDate(), last));
  return dayOf(target);
}

export interface Bounds {
  readonly min?: Day | undefined;
  readonly max?: Day | undefined;
}

/** The years that a form can write. */
const always = { min: '0001-01-01', max: '9999-12-31' };

export function within(day: Day, { min = always.min, max = always.max }: Bounds): Day {
  return day < min ? min : day > max ? max : day;
}

export function isWithin(day: Day, bounds: Bounds): boolean {
  return within(day, bounds) === day;
}

/** The weeks of a month, from its first to its last day; `firstWeekday` is 0 for Sunday. */
export function weeksOf(day: Day, firstWeekday: number): readonly (readonly Day[])[] {
  const first = `${day.slice(0, 8)}01`;
  const start = daysLater(first, -((dateOf(first).getUTCDay() - firstWeekday + 7) % 7));
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_each, weekday) => daysLater(start, week * 7 + weekday)),
  );
  return weeks.filter((week) => week.some((each) => isSameMonth(each, day)));
}

export function isSameMonth(one: Day, other: Day): boolean {
  return one.slice(0, 7) === other.slice(0, 7);
}

/** Vietnam and mainland China begin a week on Monday; the others of the product on Sunday. */
export function firstWeekdayOf(languageTag: string): number {
  return /^(vi|zh-CN)/.test(languageTag) ? 1 : 0;
}

interface Press {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** Returns the day to which a key moves in the grid of days; undefined if the key has no effect there. */
export function dayAfterKey({ key, shiftKey }: Press, day: Day, firstWeekday: number): Day | undefined {
  const place = (dateOf(day).getUTCDay() - firstWeekday + 7) % 7;
  const months = shiftKey ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return daysLater(day, -1);
    case 'ArrowRight':
      return daysLater(day, 1);
    case 'ArrowUp':
      return daysLater(day, -7);
    case 'ArrowDown':
      return daysLater(day, 7);
    case 'Home':
      return daysLater(day, -place);
    case 'End':
      return daysLater(day, 6 - place);
    case 'PageUp':
      return monthsLater(day, -months);
    case 'PageDown':
      return monthsLater(day, months);
    default:
      return undefined;
  }
}

const typedForms = /^(\d{4})\s*[-./년年]\s*(\d{1,2})\s*[-./월月]\s*(\d{1,2})\s*[.일日]?$/u;
const digitsAlone = /^(\d{4})(\d{2})(\d{2})$/;

/** A typed day gets the form of one: 20261003, 2026.10.3 and 2026년 10월 3일 are 2026-10-03. What is no day stays. */
export function writtenDay(typed: string): string {
  const text = typed.trim();
  const [, year, month = '', day = ''] = digitsAlone.exec(text) ?? typedForms.exec(text) ?? [];
  return year === undefined ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Returns the date while it is typed: digits alone are complete at the eighth; other forms may continue. */
export function whileTyped(typed: string): string {
  return digitsAlone.test(typed.trim()) ? writtenDay(typed) : typed;
}
