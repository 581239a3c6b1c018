import { type Language, languageTags } from '@madang/contract/kernel/languages.ts';
import { daySeconds, hourSeconds } from '@madang/contract/kernel/durations.ts';
import { wallClock, zoneHere } from '../ui/dates/zone.ts';

type DateLength = 'date' | 'dateTime' | 'dateTimeSeconds' | 'time' | 'month';

const dateOptions: Readonly<Record<DateLength, Intl.DateTimeFormatOptions>> = {
  date: { dateStyle: 'medium' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  dateTimeSeconds: { dateStyle: 'medium', timeStyle: 'medium' },
  time: { timeStyle: 'short' },
  month: { year: 'numeric', month: 'long' },
};

/** Made once: to make one takes far longer than to write a date with it, and a list writes hundreds. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options]);
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(languageTags[language], options);
  dateFormats.set(key, format);
  return format;
}

/**
 * Formats a moment in the language's order; `timeZone` if not the reader's. Lines break between date and time alone.
 */
export function formatDate(moment: Date | string, language: Language, length: DateLength = 'date', timeZone?: string) {
  const format = dateFormat(language, {
    ...dateOptions[length],
    timeZone: isDay(moment) ? 'UTC' : (timeZone ?? zoneHere()),
  });
  const parts = format.formatToParts(typeof moment === 'string' ? new Date(moment) : moment);
  const isOfTime = (at: number) => /hour|minute|second|Period/.test(parts[at]?.type ?? '');
  return parts
    .map(({ value }, at) => (isOfTime(at - 1) === isOfTime(at + 1) ? value.replaceAll(' ', '\u00A0') : value))
    .join('');
}

/** A day without a time (`2026-11-21`) is that day everywhere, read and written as midnight in London. */
function isDay(moment: Date | string): boolean {
  return typeof moment === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(moment);
}

const relativeSteps: readonly (readonly [Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', daySeconds],
  ['hour', hourSeconds],
  ['minute', 60],
];

/**
 * Formats a moment briefly: elapsed time on the same day, 'yesterday', then the day, with another year. The title has
 * the exact time.
 */
export function formatSince(moment: Date | string, language: Language, now: Date = new Date()): string {
  const date = typeof moment === 'string' ? new Date(moment) : moment;
  const seconds = Math.max(0, Math.floor((now.getTime() - date.getTime()) / 1000));
  const days = dayNumber(now) - dayNumber(date);
  const ago = new Intl.RelativeTimeFormat(languageTags[language], { numeric: 'auto', style: 'short' });
  if (seconds < 60) return begun(ago.format(0, 'second'), language);
  if (seconds < hourSeconds) return ago.format(-Math.floor(seconds / 60), 'minute');
  if (days < 1) return ago.format(-Math.floor(seconds / hourSeconds), 'hour');
  if (days === 1) return begun(ago.format(-1, 'day'), language);
  const isThisYear = wallClock(date).getUTCFullYear() === wallClock(now).getUTCFullYear();
  const options: Intl.DateTimeFormatOptions = isThisYear ? { month: 'short', day: 'numeric' } : dateOptions.date;
  return dateFormat(language, { ...options, timeZone: zoneHere() })
    .format(date)
    .replaceAll(' ', '\u00A0');
}

/** Capitalizes the first letter of a text that is shown by itself. */
function begun(words: string, language: Language): string {
  return words.charAt(0).toLocaleUpperCase(languageTags[language]) + words.slice(1);
}

function dayNumber(moment: Date): number {
  return Math.floor(wallClock(moment).getTime() / (daySeconds * 1000));
}

const relativeFormats: Partial<Record<Language, Intl.RelativeTimeFormat>> = {};

/** 'three minutes ago' in the language's words; the exact time belongs in a title beside it. */
export function formatRelative(moment: Date, language: Language, now: Date = new Date()): string {
  const seconds = (moment.getTime() - now.getTime()) / 1000;
  const [unit, size] = relativeSteps.find(([, step]) => Math.abs(seconds) >= step) ?? ['second', 1];
  const format = (relativeFormats[language] ??= new Intl.RelativeTimeFormat(languageTags[language], {
    numeric: 'auto',
  }));
  return format.format(Math.trunc(seconds / size), unit);
}
