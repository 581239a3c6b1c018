import * as z from 'zod/mini';
import { setUpName } from '../../ground/companies/set-up-names.ts';
import { countUpTo, requiredText, rule, formMaxLength, text, anyText, storedId } from '../../kernel/rules.ts';
import { type AnniversaryDates, anniversaryIssues, calendarDate, recurrenceEnds } from './dates.ts';
import { anniversaryLimits, calendarDefaults } from './limits.ts';

const { interval } = anniversaryLimits;

export const anniversarySubject = setUpName();

export const everyYearsField = countUpTo('ANNIVERSARY_COUNT', interval);

const anniversaryFields = {
  subject: anniversarySubject,
  /** Date of the first time, in the calendar that `isLunar` names. */
  date: calendarDate,
  isLunar: z._default(z.boolean(), false),
  isLeapMonth: z._default(z.boolean(), false),
  isHoliday: z._default(z.boolean(), false),
  everyYears: z._default(everyYearsField, 1),
  ends: z._default(z.enum(recurrenceEnds), 'never'),
  times: z._default(z.nullable(z.number()), null),
  /** A solar date; '' where it does not end on a day. */
  until: z._default(text(10), ''),
};

/** An anniversary as it is made or changed; the browser and the server check with it. */
export const anniversaryInput = z.strictObject(anniversaryFields).check(agreesWithItself);
export type AnniversaryInput = z.output<typeof anniversaryInput>;

/** Values with which an anniversary was created, for display and as the expected values of a later change. */
export const anniversaryMade = z.strictObject({
  subject: anyText(),
  date: calendarDate,
  isLunar: z.boolean(),
  isLeapMonth: z.boolean(),
  isHoliday: z.boolean(),
  everyYears: z.number(),
  ends: z.enum(recurrenceEnds),
  times: z.nullable(z.number()),
  until: anyText(),
});
export type AnniversaryMade = z.output<typeof anniversaryMade>;

/** `expected`: what the caller saw; anything else by now is not overwritten. */
export const anniversaryChange = z
  .strictObject({ ...anniversaryFields, expected: z.optional(anniversaryMade) })
  .check(agreesWithItself);

export const oneAnniversaryChange = z
  .strictObject({ anniversaryId: storedId, ...anniversaryFields, expected: z.optional(anniversaryMade) })
  .check(agreesWithItself);

/** True for a call of the set-up, which ends with it; added by the route's adapter, never in a body. */
const isSetUp = z.optional(z.literal(true));

/** Code of one calendar of the company, in calls of the set-up. */
export const calendarCode = text(20);
/** Name of an anniversary in calls of the set-up: a text of any form. */
export const scheduleId = text(36);

/**
 * Fields of a new anniversary; without `calendarCode` it is in the company's own calendar, which is created if missing.
 */
export const anniversaryCreation = z
  .strictObject({ ...anniversaryFields, calendarCode: z.optional(calendarCode), isSetUp })
  .check(agreesWithItself);

export const anniversaryDeletion = z.strictObject({
  anniversaryId: scheduleId,
  /** Calendar in which it must be, if the caller names one. */
  calendarCode: z.optional(calendarCode),
  isSetUp,
});

/** `#` and six hexadecimal digits. */
export const colorText = text(formMaxLength).check(rule<string>('CO400', (value) => /^#[0-9a-f]{6}$/i.test(value)));
export const calendarSubject = requiredText(calendarDefaults.subjectCharacters);

export const calendarCreation = z.strictObject({
  subject: calendarSubject,
  color: z._default(colorText, calendarDefaults.color),
});

export const oneCalendar = z.strictObject({ calendarCode });

function agreesWithItself(context: z.core.ParsePayload<AnniversaryDates>): void {
  for (const { path, code, params } of anniversaryIssues(context.value)) {
    context.issues.push({ code: 'custom', path: [path], params: { code, params }, input: context.value });
  }
}
