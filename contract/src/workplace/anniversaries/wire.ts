import * as z from 'zod/mini';
import { namedCompanyIfAny } from '../../ground/companies/rules.ts';
import { route } from '../../kernel/route.ts';
import { maxLength, text } from '../../kernel/rules.ts';
import { flag, success, wireList, wireObject } from '../../kernel/wire.ts';
import { calendarDate, recurrenceEnds } from './dates.ts';
import { calendarDefaults } from './limits.ts';
import { anniversarySubject, calendarCode, calendarSubject, colorText, everyYearsField, scheduleId } from './rules.ts';

const calendarsPath = '/pims/calendar/rest/v1/calendars';
const { type, timeZone, color } = calendarDefaults;

const publicTarget = wireObject({
  authority: ['authority', z.literal('VIEW_SCHEDULE')],
  target: ['audience', z.literal('COMPANY')],
  targetId: ['companyCode', namedCompanyIfAny],
});

/** Makes the company's calendar of anniversaries, once. */
export const createCalendar = route({
  method: 'POST',
  path: `${calendarsPath}/create`,
  body: wireObject({
    subject: ['subject', calendarSubject],
    type: ['type', z._default(z.literal(type), type)],
    timezone: ['timeZone', z._default(z.literal(timeZone), timeZone)],
    regType: ['registeredBy', z._default(z.literal('ADMIN'), 'ADMIN')],
    color: ['color', z._default(colorText, color)],
    publicTargets: ['audiences', z._default(z.array(publicTarget).check(z.maxLength(1)), [])],
  }),
  answer: wireObject({ code: ['calendarCode', z.string()] }),
});

/** End of an anniversary's recurrence: UNLIMITED, after `condition` times (COUNT), or after the day `until`. */
const endType = z.codec(z.enum(['UNLIMITED', 'COUNT', 'UNTIL']), z.enum(recurrenceEnds), {
  decode: (code) => ({ UNLIMITED: 'never', COUNT: 'times', UNTIL: 'until' } as const)[code],
  encode: (ends) => ({ never: 'UNLIMITED', times: 'COUNT', until: 'UNTIL' } as const)[ends],
});

/** A count in digits; '' where the number of times does not end it. */
const condition = z.codec(z.string().check(maxLength(3)), z.nullable(z.number()), {
  decode: (digits) => (digits === '' ? null : Number(digits)),
  encode: (count) => (count === null ? '' : String(count)),
});

const recurrence = wireObject({
  freq: ['frequency', z._default(z.literal('YEARLY'), 'YEARLY')],
  freqInterval: ['everyYears', z._default(everyYearsField, 1)],
  endType: ['ends', z._default(endType, 'never')],
  condition: ['times', z._default(condition, null)],
  until: ['until', z._default(text(10), '')],
});

const yearlyWithoutEnd = { frequency: 'YEARLY', everyYears: 1, ends: 'never', times: null, until: '' } as const;

/** One anniversary; both times are the same day, which is all of it. A leap month is said beside `lunarYn`. */
const scheduleFields = {
  subject: ['subject', anniversarySubject],
  startTime: ['date', calendarDate],
  type: ['type', z._default(z.literal(type), type)],
  restDayYn: ['isHoliday', z._default(flag, false)],
  allDayYn: ['isAllDay', z._default(z.literal('Y'), 'Y')],
  lunarYn: ['isLunar', z._default(flag, false)],
  leapMonthYn: ['isLeapMonth', z._default(flag, false)],
  recurrence: ['recurrence', z._default(recurrence, yearlyWithoutEnd)],
} as const;

/** The names under which faults of a date are reported. */
export const anniversaryFaultNames = {
  date: 'startTime',
  endDate: 'endTime',
  isLeapMonth: 'leapMonthYn',
  times: 'recurrence.condition',
  until: 'recurrence.until',
} as const;

export const createSchedule = route({
  method: 'POST',
  path: `${calendarsPath}/{code}/schedules/create`,
  params: wireObject({ code: ['calendarCode', calendarCode] }),
  body: wireObject({
    ...scheduleFields,
    uid: ['anniversaryId', z._default(scheduleId, '')],
    endTime: ['endDate', z.optional(text(10))],
    calendarId: ['calendarId', z._default(calendarCode, '')],
  }),
  answer: wireObject({ uid: ['anniversaryId', z.string()] }),
});

/** Takes the anniversary away with all the times it comes back; part of them cannot be taken. */
export const removeSchedule = route({
  method: 'POST',
  path: `${calendarsPath}/{code}/schedules/{uid}/delete`,
  params: wireObject({ code: ['calendarCode', calendarCode], uid: ['anniversaryId', scheduleId] }),
  query: wireObject({ recurrenceModType: ['scope', z.literal('ALL')] }),
  answer: success,
});

/** The calendar's anniversaries as they were made; every calendar is one that the company is subscribed to. */
export const listSchedules = route({
  method: 'GET',
  path: `${calendarsPath}/{code}/schedules`,
  params: wireObject({ code: ['calendarCode', calendarCode] }),
  query: wireObject({ compCd: ['companyCode', namedCompanyIfAny] }),
  answer: wireList(
    wireObject({
      ...scheduleFields,
      uid: ['anniversaryId', z.string()],
      endTime: ['endDate', z.string()],
      calendarId: ['calendarId', z.string()],
      subscribedId: ['subscriptionId', z.string()],
    }),
  ),
});
