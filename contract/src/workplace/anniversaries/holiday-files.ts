import * as z from 'zod/mini';
import { maxLength, requiredText, rule } from '../../kernel/rules.ts';
import { holidayCountries, holidayKinds } from './holidays.ts';

/** Far above what a country has; a list longer than this is no year's. */
export const holidaysOfYear = 100;
const sourceMaxLength = 200;
const nameMaxLength = 40;

/** A day that there is, written as 2028-02-29. */
const isDay = (text: string) => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};
const day = z.string().check(maxLength(10), rule<string>('HOLIDAY_DAY', isDay));

/** Days of one holiday; without `to` it is one day. */
const holidayOfFile = z.strictObject({
  from: day,
  to: z.optional(day),
  /** Key of a holiday in the product's catalogues. */
  name: z.string().check(maxLength(nameMaxLength)),
  kind: z._default(z.enum(holidayKinds), 'holiday'),
});
export type HolidayOfFile = z.output<typeof holidayOfFile>;

/** Public holidays of one country and year, as the operator's file has them. */
export const holidayFile = z.strictObject({
  country: z.enum(holidayCountries),
  year: z.int().check(z.minimum(2000), z.maximum(2100)),
  /** False while the country has yet to say which days around the law's own are off. */
  isFinal: z._default(z.boolean(), true),
  /** Names the publication of the days, in the country's own language. */
  source: requiredText(sourceMaxLength),
  days: z.array(holidayOfFile).check(z.minLength(1), z.maxLength(holidaysOfYear)),
});
export type HolidayFile = z.output<typeof holidayFile>;
