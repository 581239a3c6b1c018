import * as z from 'zod/mini';
import { setUpName } from '../companies/set-up-names.ts';
import { maxLength, rule, text } from '../kernel/rules.ts';
import { anniversaryIssues, calendarDate, recurrenceEnds } from './dates.ts';
import { anniversaryLimits } from './limits.ts';

const { interval } = anniversaryLimits;

export const anniversarySubject = setUpName();

export const everyYearsField = z
  .number()
  .check(
    rule('ANNIVERSARY_COUNT', (value) => Number.isInteger(value) && value >= 1 && value <= interval, { 0: interval }),
  );

/** An anniversary as it is made or changed; the browser and the server check with it. */
export const anniversaryInput = z
  .strictObject({
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
  })
  .check((context) => {
    for (const { path, code, params } of anniversaryIssues(context.value)) {
      context.issues.push({ code: 'custom', path: [path], params: { code, params }, input: context.value });
    }
  });
export type AnniversaryInput = z.output<typeof anniversaryInput>;
