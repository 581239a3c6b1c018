import * as z from 'zod/mini';
import { canOf } from '../../kernel/access/can.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { documentAnswer, route } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';
import { calendarDate } from './dates.ts';
import { holidayChange, holidayChoices, holidayRow } from './holidays.ts';
import { anniversaryLimits } from './limits.ts';
import { anniversaryChange, anniversaryInput, anniversaryMade } from './rules.ts';
import { storedId } from '../../kernel/rules.ts';

const anniversaryId = storedId;
export const oneAnniversary = z.strictObject({ anniversaryId });
const path = '/api/v1/anniversaries';
const { firstYear, lastYear } = anniversaryLimits;

/** A day in both calendars; the lunar date is '' where its tables end. */
const dayInBoth = {
  solarDate: z.string(),
  lunarDate: z.string(),
  /** True if the lunar date lies in a leap month. */
  isInLeapMonth: z.boolean(),
};

/** One day of an anniversary; what it was made with stands beside it for the form. */
export const anniversaryRow = z.strictObject({
  anniversaryId,
  ...dayInBoth,
  ...anniversaryMade.shape,
});
export type AnniversaryRow = z.output<typeof anniversaryRow>;

export const anniversaryYear = z.strictObject({
  /** Absent: this year in the calendar's zone. */
  year: z.optional(z.coerce.number().check(z.int(), z.minimum(firstYear), z.maximum(lastYear))),
});

/**
 * Days of a year, earliest first, twice if they fall twice. `others` have no day in the year and show their first one.
 */
export const listAnniversaries = route({
  method: 'GET',
  path,
  query: anniversaryYear,
  answer: listOf(anniversaryRow, {
    year: z.number(),
    others: z.array(anniversaryRow),
    count: z.number(),
    limit: z.number(),
    /** Time at which the feed's address was made; null if there is none. The address itself is shown once. */
    feedMadeAt: z.nullable(z.string()),
    can: canOf(['create']),
  }),
});

const holidayPath = '/api/v1/public-holidays';

/** A country's public holidays of a year, beside the company's own days and counted against no limit. */
export const listHolidays = route({
  method: 'GET',
  path: holidayPath,
  query: anniversaryYear,
  answer: listOf(holidayRow, {
    year: z.number(),
    choice: z.enum(holidayChoices),
    /** Source of the days; '' if no country is selected. */
    source: z.string(),
    /** False while the country has yet to publish the days of the year. */
    isFinal: z.boolean(),
    /** The last year that is known of every country. */
    lastYear: z.number(),
    can: canOf(['change']),
  }),
});

export const chooseHolidays = route({
  method: 'PUT',
  path: holidayPath,
  body: holidayChange,
  answer: success,
});

export const createAnniversary = route({
  method: 'POST',
  path,
  body: anniversaryInput,
  answer: z.strictObject({ anniversaryId }),
});

export const changeAnniversary = route({
  method: 'PUT',
  path: `${path}/{anniversaryId}`,
  params: oneAnniversary,
  body: anniversaryChange,
  answer: success,
});

export const deleteAnniversary = route({
  method: 'DELETE',
  path: `${path}/{anniversaryId}`,
  params: oneAnniversary,
  answer: success,
});

const yes = z._default(z.enum(['true', 'false']), 'false');

export const dateInOneCalendar = z.strictObject({ date: calendarDate, isLunar: yes, isLeapMonth: yes });

/** A day of one calendar in the other, while someone types it. */
export const convertDate = route({
  method: 'GET',
  path: '/api/v1/lunar-dates',
  query: dateInOneCalendar,
  answer: z.strictObject({
    ...dayInBoth,
    /** True if the lunar year has a leap month of this number, so the page can ask which month is meant. */
    hasLeapMonth: z.boolean(),
  }),
});

/** Makes the address of the calendar's feed, or a new one in its place; the one answer that holds it. */
export const renewFeed = route({
  method: 'POST',
  path: '/api/v1/calendar-feed',
  answer: z.strictObject({ address: z.string() }),
});

/** Ends the feed: its address leads nowhere any more. */
export const endFeed = route({
  method: 'DELETE',
  path: '/api/v1/calendar-feed',
  answer: success,
});

/** The company's calendar for other programs, to anyone in its networks who knows the address. */
export const readFeed = route({
  method: 'GET',
  path: '/calendar-feeds/{secret}/anniversaries.ics',
  params: z.strictObject({ secret: z.string().check(z.maxLength(100)) }),
  answer: documentAnswer,
});
