import * as z from 'zod/mini';
import { setUpName } from '../companies/set-up-names.ts';
import { maxLength, rule, text } from '../kernel/rules.ts';
import { type AnniversaryDates, anniversaryIssues, calendarDate, recurrenceEnds } from './dates.ts';
import { anniversaryLimits } from './limits.ts';

const { interval } = anniversaryLimits;

export const anniversarySubject = setUpName();

export const everyYearsField = z
  .number()
  .check(
    rule('ANNIVERSARY_COUNT', (value) => Number.isInteger(value) && value >= 1 && value <= interval, { 0: interval }),
  );

const anniversaryFields = {
  subject: anniversarySubject,
  /** In the calendar that `isLunar` names: the first time. */
  date: calendarDate,
  isLunar: z._default(z.boolean(), false),
  isLeapMonth: z._default(z.boolean(), false),
  isHoliday: z._default(z.boolean(), false),
  everyYears: z._default(everyYearsField, 1),
  ends: z._default(z.enum(recurrenceEnds), 'never'),
  times: z._default(z.nullable(z.number()), null),
  /** A solar date; '' where it does not end on a day. */
  until: z._default(text().check(maxLength(10)), ''),
};

/** An anniversary as it is made or changed; the browser and the server check with it. */
export const anniversaryInput = z.strictObject(anniversaryFields).check(agreesWithItself);
export type AnniversaryInput = z.output<typeof anniversaryInput>;

/** What an anniversary was made with: to be shown, and as whoever changes it saw it. */
export const anniversaryMade = z.strictObject({
  subject: z.string(),
  date: calendarDate,
  isLunar: z.boolean(),
  isLeapMonth: z.boolean(),
  isHoliday: z.boolean(),
  everyYears: z.number(),
  ends: z.enum(recurrenceEnds),
  times: z.nullable(z.number()),
  until: z.string(),
});
export type AnniversaryMade = z.output<typeof anniversaryMade>;

/** `expected`: what the caller saw; anything else by now is not overwritten. */
export const anniversaryChange = z
  .strictObject({ ...anniversaryFields, expected: z.optional(anniversaryMade) })
  .check(agreesWithItself);

function agreesWithItself(context: z.core.ParsePayload<AnniversaryDates>): void {
  for (const { path, code, params } of anniversaryIssues(context.value)) {
    context.issues.push({ code: 'custom', path: [path], params: { code, params }, input: context.value });
  }
}
