import { useEffect, useState } from 'react';
import { useUiTexts } from '../ui-texts.tsx';
import type { LunarDay, lunarDayOf } from './lunar-table.ts';
import { dateOf, type Day, isDay } from './days.ts';

let tables: { readonly lunarDayOf: typeof lunarDayOf } | undefined;

/** A day's place in the Korean lunar calendar, once its tables have come; a page that shows no day never asks for them. */
export function useLunarDays(isWanted = true): (day: Day) => LunarDay | undefined {
  const [loaded, setLoaded] = useState(tables);
  useEffect(() => {
    if (tables || !isWanted) return;
    // Without them a day is said without its lunar one.
    import('./lunar-table.ts').then(
      (came) => setLoaded((tables = came)),
      () => undefined,
    );
  }, [isWanted]);
  return (day) => (isWanted ? loaded?.lunarDayOf(day) : undefined);
}

/** The same in words; '' where it is not known. */
export function useLunarWords(isWanted = true): (day: Day) => string {
  const { dates } = useUiTexts();
  const lunarOf = useLunarDays(isWanted);
  return (day) => {
    const lunar = lunarOf(day);
    return lunar ? dates.lunarDay(lunar.month, lunar.day, lunar.isLeap) : '';
  };
}

type Length = 'weekday' | 'day' | 'date' | 'month' | 'weekdayName' | 'monthAndWeekday';

const options: Readonly<Record<Length, Intl.DateTimeFormatOptions>> = {
  weekday: { weekday: 'short' },
  weekdayName: { weekday: 'long' },
  day: { year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' },
  date: { month: 'long', day: 'numeric', weekday: 'long' },
  monthAndWeekday: { month: 'short', weekday: 'short' },
  month: { year: 'numeric', month: 'long' },
};

/** A day in the words of the language. */
export function useDayFormat(): (day: Day, length: Length) => string {
  const { languageTag } = useUiTexts().dates;
  return (day, length) =>
    new Intl.DateTimeFormat(languageTag, { ...options[length], timeZone: 'UTC' }).format(dateOf(day));
}

/** The weekday and the lunar day of what was typed; '' until it is a day. */
export function useDayNote(value: string): string {
  const format = useDayFormat();
  const lunar = useLunarWords();
  if (!isDay(value)) return '';
  return [format(value, 'weekdayName'), lunar(value)].filter(Boolean).join(' · ');
}
