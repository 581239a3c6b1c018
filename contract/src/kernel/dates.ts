import * as z from 'zod/mini';
import { formMaxLength, maxLength, rule, text } from './rules.ts';

/** The forms of a date or an instant's digits that the specification's calls carry. */
export const dateForms = ['yyyy-MM-dd', 'yyyyMMdd', 'yyyyMMddHH', 'yyyyMMddHHmm', 'yyyyMMddHHmmss'] as const;
export type DateForm = (typeof dateForms)[number];

const shapes: Readonly<Record<DateForm, RegExp>> = {
  'yyyy-MM-dd': /^(\d{4})-(\d{2})-(\d{2})$/,
  yyyyMMdd: /^(\d{4})(\d{2})(\d{2})$/,
  yyyyMMddHH: /^(\d{4})(\d{2})(\d{2})(\d{2})$/,
  yyyyMMddHHmm: /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})$/,
  yyyyMMddHHmmss: /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/,
};

/** A date in one form that stands in the calendar; it is kept as it was sent. */
export function dateText(form: DateForm, refusal: string) {
  return text(formMaxLength).check(rule<string>(refusal, (value) => isDate(value, form), { 0: form }));
}

/** An instant as JSON carries it, in UTC unless it may say an `offset`; its fractions of a second could go on for ever. */
export function moment(options: { readonly offset?: boolean } = {}) {
  return z.string().check(maxLength(formMaxLength), z.iso.datetime(options));
}

/** Returns true if the digits match the form and name an existing day and time; years before 1 and leap seconds do not exist. */
export function isDate(value: string, form: DateForm): boolean {
  const parts = shapes[form].exec(value)?.slice(1).map(Number);
  if (!parts) return false;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts;
  return (
    year >= 1 &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= daysIn(year, month) &&
    hour < 24 &&
    minute < 60 &&
    second < 60
  );
}

function daysIn(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) return isLeap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
