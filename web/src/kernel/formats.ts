import { type Language, languageTags } from '@madang/contract/kernel/languages.ts';
import { isWrittenTogether } from '@madang/contract/kernel/names/name-order.ts';

export type DateLength = 'date' | 'dateTime' | 'time' | 'month';

const dateOptions: Readonly<Record<DateLength, Intl.DateTimeFormatOptions>> = {
  date: { dateStyle: 'medium' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  time: { timeStyle: 'short' },
  month: { year: 'numeric', month: 'long' },
};

/** A moment in the language's own order; `timeZone` where it is not the reader's. */
export function formatDate(moment: Date | string, language: Language, length: DateLength = 'date', timeZone?: string) {
  const date = typeof moment === 'string' ? parseMoment(moment) : moment;
  return new Intl.DateTimeFormat(languageTags[language], {
    ...dateOptions[length],
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(date);
}

/** A day without a time (`2026-11-21`) is that day everywhere, not midnight in London. */
function parseMoment(text: string): Date {
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return day ? new Date(Number(day[1]), Number(day[2]) - 1, Number(day[3])) : new Date(text);
}

export function formatNumber(value: number, language: Language, options: Intl.NumberFormatOptions = {}) {
  return new Intl.NumberFormat(languageTags[language], options).format(value);
}

const relativeSteps: readonly (readonly [Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** 'three minutes ago' in the language's words; the exact time belongs in a title beside it. */
export function formatRelative(moment: Date, language: Language, now: Date = new Date()): string {
  const seconds = (moment.getTime() - now.getTime()) / 1000;
  const [unit, size] = relativeSteps.find(([, step]) => Math.abs(seconds) >= step) ?? ['second', 1];
  const format = new Intl.RelativeTimeFormat(languageTags[language], { numeric: 'auto' });
  return format.format(Math.trunc(seconds / size), unit);
}

/** 02:59 */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return [Math.floor(whole / 60), whole % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

export interface PersonName {
  readonly surname: string;
  readonly givenName: string;
}

const surnameFirst: ReadonlySet<Language> = new Set(['ko', 'zh', 'ja', 'tw', 'vi']);

/** PRD-03: whether people who read a language put the surname first; forms ask for the names in that order. */
export function putsSurnameFirst(language: Language): boolean {
  return surnameFirst.has(language);
}

/**
 * PRD-03: Hangul and Han names are surname first without a space in every language; names in other
 * letters follow the reader's language.
 */
export function formatName({ surname, givenName }: PersonName, language: Language): string {
  const parts = [surname, givenName].map((part) => part.trim()).filter((part) => part !== '');
  if (isWrittenTogether(parts)) return parts.join('');
  return (putsSurnameFirst(language) ? parts : parts.toReversed()).join(' ');
}
