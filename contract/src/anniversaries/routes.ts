import * as z from 'zod/mini';
import { documentAnswer, route } from '../kernel/route.ts';
import { success } from '../kernel/wire.ts';
import { calendarDate } from './dates.ts';
import { anniversaryLimits } from './limits.ts';
import { anniversaryChange, anniversaryInput, anniversaryMade } from './rules.ts';

const anniversaryId = z.uuid();
const path = '/api/v1/anniversaries';
const { firstYear, lastYear } = anniversaryLimits;

/** A day in both calendars; the lunar date is '' where its tables end. */
const dayInBoth = {
  solarDate: z.string(),
  lunarDate: z.string(),
  /** Whether the lunar date lies in a leap month. */
  isInLeapMonth: z.boolean(),
};

/** One day of an anniversary; what it was made with stands beside it for the form. */
export const anniversaryRow = z.strictObject({
  anniversaryId,
  ...dayInBoth,
  ...anniversaryMade.shape,
});
export type AnniversaryRow = z.output<typeof anniversaryRow>;

/**
 * The days of a year, earliest first; one that falls into it twice stands there twice. `others` have no day in the
 * year and stand there with their first day.
 */
export const listAnniversaries = route({
  method: 'GET',
  path,
  access: 'administrator',
  query: z.strictObject({
    /** Absent: this year in the calendar's zone. */
    year: z.optional(z.coerce.number().check(z.int(), z.minimum(firstYear), z.maximum(lastYear))),
  }),
  answer: z.strictObject({
    year: z.number(),
    data: z.strictObject({ list: z.array(anniversaryRow) }),
    others: z.array(anniversaryRow),
    count: z.number(),
    limit: z.number(),
    /** When the feed's address was made; null where there is none. The address itself is told once. */
    feedMadeAt: z.nullable(z.string()),
    can: z.strictObject({ add: z.boolean() }),
  }),
  refusals: [],
});

const refusals = [
  'ANNIVERSARY_DATE',
  'ANNIVERSARY_YEAR',
  'ANNIVERSARY_LEAP_MONTH',
  'ANNIVERSARY_LUNAR_DAY',
  'ANNIVERSARY_COUNT',
  'ANNIVERSARY_UNTIL',
] as const;

export const createAnniversary = route({
  method: 'POST',
  path,
  access: 'administrator',
  body: anniversaryInput,
  answer: z.strictObject({ anniversaryId }),
  refusals: ['SET_UP_LIMIT', 'ANNIVERSARY_LIMIT', ...refusals],
});

export const changeAnniversary = route({
  method: 'PUT',
  path: `${path}/{anniversaryId}`,
  access: 'administrator',
  params: z.strictObject({ anniversaryId }),
  body: anniversaryChange,
  answer: success,
  refusals: ['CO404', 'EDIT_CONFLICT', ...refusals],
});

export const deleteAnniversary = route({
  method: 'DELETE',
  path: `${path}/{anniversaryId}`,
  access: 'administrator',
  params: z.strictObject({ anniversaryId }),
  answer: success,
  refusals: ['CO404'],
});

/** Takes a deletion back: what was deleted a short while ago stands again as it was. */
export const restoreAnniversary = route({
  method: 'POST',
  path: `${path}/{anniversaryId}/restore`,
  access: 'administrator',
  params: z.strictObject({ anniversaryId }),
  answer: success,
  refusals: ['CO404', 'SET_UP_LIMIT', 'ANNIVERSARY_LIMIT'],
});

const yes = z._default(z.enum(['true', 'false']), 'false');

/** A day of one calendar in the other, while somebody types it. */
export const convertDate = route({
  method: 'GET',
  path: '/api/v1/lunar-dates',
  access: 'person',
  query: z.strictObject({ date: calendarDate, isLunar: yes, isLeapMonth: yes }),
  answer: z.strictObject({
    ...dayInBoth,
    /** Whether the lunar year has a leap month of this number, so that it can be asked which is meant. */
    hasLeapMonth: z.boolean(),
  }),
  refusals: ['ANNIVERSARY_DATE', 'ANNIVERSARY_YEAR', 'ANNIVERSARY_LEAP_MONTH', 'ANNIVERSARY_LUNAR_DAY'],
});

/** Makes the address of the calendar's feed, or a new one in its place; the one answer that holds it. */
export const renewFeed = route({
  method: 'POST',
  path: '/api/v1/calendar-feed',
  access: 'administrator',
  answer: z.strictObject({ address: z.string() }),
  refusals: [],
});

/** Ends the feed: its address leads nowhere any more. */
export const endFeed = route({
  method: 'DELETE',
  path: '/api/v1/calendar-feed',
  access: 'administrator',
  answer: success,
  refusals: ['CO404'],
});

/** The company's calendar for other programs, to whoever knows its address. */
export const readFeed = route({
  method: 'GET',
  path: '/calendar-feeds/{secret}/anniversaries.ics',
  access: 'public',
  params: z.strictObject({ secret: z.string().check(z.maxLength(100)) }),
  answer: documentAnswer,
  refusals: ['CO404'],
});
