import { useLanguage } from '../../../kernel/use-texts.ts';

export interface MinuteRange {
  readonly from: number;
  readonly to: number;
}

export const minutesOfDay = 1_440;
export const days = [0, 1, 2, 3, 4, 5, 6] as const;

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
export function useDayNames(form: 'short' | 'long' = 'short'): readonly string[] {
  const format = new Intl.DateTimeFormat(useLanguage(), { weekday: form, timeZone: 'UTC' });
  // 5 January 1970 was a Monday.
  return days.map((day) => format.format(new Date((4 + day) * 86_400_000)));
}

/** Hours of a week in words: days of the same hours together. */
export function useHoursText(): (weekly: readonly MinuteRange[]) => string {
  const names = useDayNames();
  return (weekly) => {
    const texts = days.map((day) =>
      rangesOn(day, weekly)
        .map(({ from, to }) => `${clockText(from)}–${clockText(to)}`)
        .join(', '),
    );
    const runs: { first: number; last: number; text: string }[] = [];
    for (const [day, text] of texts.entries()) {
      const before = runs.at(-1);
      if (text === '') continue;
      if (before && before.text === text && before.last === day - 1) runs[runs.length - 1] = { ...before, last: day };
      else runs.push({ first: day, last: day, text });
    }
    return runs
      .map(({ first, last, text }) => `${names[first]}${first === last ? '' : `–${names[last]}`} ${text}`)
      .join(' · ');
  };
}
