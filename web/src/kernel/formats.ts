import { type Language, languageTags } from '@madang/contract/kernel/languages.ts';
import { isWrittenTogether } from '@madang/contract/kernel/names/name-order.ts';

// Dates stand in a file of their own: the sign-up shows none, and its size is counted.
export { formatDate, formatRelative, formatSince } from './dates.ts';

export function formatNumber(value: number, language: Language, options: Intl.NumberFormatOptions = {}) {
  return new Intl.NumberFormat(languageTags[language], options).format(value);
}

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** 1.4 MB; a unit is 1,024 of the smaller one. */
export function formatBytes(bytes: number, language: Language): string {
  const step = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), byteUnits.length - 1);
  const unit = byteUnits[step] ?? 'byte';
  const value = bytes / 1024 ** step;
  return formatNumber(value, language, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: value < 10 ? 1 : 0,
  });
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

/** PRD-03: returns true if readers of a language put the surname first; forms ask for names in that order. */
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
