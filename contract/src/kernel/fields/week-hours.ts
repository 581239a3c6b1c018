import { type Language, languageTags } from '../languages.ts';

/** Minutes from Monday 00:00, the last one outside. */
export interface MinuteRange {
  readonly from: number;
  readonly to: number;
}

export const minutesOfDay = 1_440;
export const minutesOfWeek = 10_080;
export const weekDays = [0, 1, 2, 3, 4, 5, 6] as const;

/** MEM-03: hours in which a refused right applies, in UTC and by the reader's clock, as the offsets of the present week are. */
export interface RefusedHours {
  readonly utc: readonly MinuteRange[];
  readonly own: readonly MinuteRange[];
  readonly zone: string;
  /** The next moment at which the right applies by itself; null where none is near. */
  readonly nextHours: string | null;
}

/** Ranges in their order; those that touch or overlap are one. */
export function mergedRanges(ranges: readonly MinuteRange[]): MinuteRange[] {
  const all: MinuteRange[] = [];
  for (const next of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1);
    if (last && next.from <= last.to) all[all.length - 1] = { from: last.from, to: Math.max(last.to, next.to) };
    else all.push(next);
  }
  return all;
}

/** Hours of a week by the clock of another zone, with the offsets of a moment. */
export function weekIn(
  zone: string,
  weekly: readonly MinuteRange[],
  { from, at }: { readonly from: string; readonly at: Date },
): MinuteRange[] {
  const ahead = minutesAhead(zone, at) - minutesAhead(from, at);
  const moved = weekly.flatMap((range) => {
    const start = (range.from + ahead + minutesOfWeek) % minutesOfWeek;
    const end = start + range.to - range.from;
    if (end <= minutesOfWeek) return [{ from: start, to: end }];
    return [
      { from: start, to: minutesOfWeek },
      { from: 0, to: end - minutesOfWeek },
    ];
  });
  return mergedRanges(moved);
}

/** Minutes by which a zone's clock is ahead of UTC; LIM-07: GMT+9 is ahead of it by nine hours. */
function minutesAhead(zone: string, at: Date): number {
  if (/^GMT[+-]/.test(zone)) return Number(zone.slice('GMT'.length)) * 60;
  const parts = new Intl.DateTimeFormat('en-US', { ...clockParts, timeZone: zone }).formatToParts(at);
  const {
    year = 0,
    month = 1,
    day = 1,
    hour = 0,
    minute = 0,
  } = Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)]));
  return Math.round(
    (Date.UTC(year, month - 1, day, hour, minute) - Math.floor(at.getTime() / 60_000) * 60_000) / 60_000,
  );
}

const clockParts = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
} as const satisfies Intl.DateTimeFormatOptions;

/** A minute of a day as a clock shows it. */
export function clockText(minute: number): string {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60];
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/** Hours of one day, in minutes of the day. */
export function rangesOn(day: number, weekly: readonly MinuteRange[]): MinuteRange[] {
  const [first, last] = [day * minutesOfDay, (day + 1) * minutesOfDay];
  return weekly.flatMap(({ from, to }) =>
    from < last && to > first ? [{ from: Math.max(from, first) - first, to: Math.min(to, last) - first }] : [],
  );
}

/** Names of the days of a week from Monday on. */
export function dayNames(language: Language, form: 'short' | 'long' = 'short'): readonly string[] {
  const format = new Intl.DateTimeFormat(languageTags[language], { weekday: form, timeZone: 'UTC' });
  // 5 January 1970 was a Monday.
  return weekDays.map((day) => format.format(new Date((4 + day) * 86_400_000)));
}

/** Hours of a week in words: days of the same hours together. */
export function hoursText(weekly: readonly MinuteRange[], language: Language): string {
  const names = dayNames(language);
  const runs: { first: number; last: number; text: string }[] = [];
  for (const day of weekDays) {
    const ranges = rangesOn(day, weekly);
    const text = ranges.map(({ from, to }) => `${clockText(from)}–${clockText(to)}`).join(', ');
    const before = runs.at(-1);
    if (text === '') continue;
    if (before && before.text === text && before.last === day - 1) runs[runs.length - 1] = { ...before, last: day };
    else runs.push({ first: day, last: day, text });
  }
  return runs
    .map(({ first, last, text }) => `${names[first]}${first === last ? '' : `–${names[last]}`} ${text}`)
    .join(' · ');
}
