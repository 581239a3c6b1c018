import type { anniversaryErrors } from '../errors.ts';

export const en = {
  errors: {
    SC199: 'The company calendar {{0}} already exists.',
    ANNIVERSARY_LIMIT: 'You can add up to {{0}} anniversaries.',
    ANNIVERSARY_DATE: 'Enter a valid date in the format {{0}}.',
    ANNIVERSARY_YEAR: 'Enter a year from {{0}} to {{1}}.',
    ANNIVERSARY_LEAP_MONTH: 'This lunar year has no such leap month.',
    ANNIVERSARY_LUNAR_DAY: 'This lunar month has only 29 days in that year.',
    ANNIVERSARY_ONE_DAY: 'An anniversary lasts one whole day.',
    ANNIVERSARY_COUNT: 'Enter a whole number from 1 to {{0}}.',
    ANNIVERSARY_UNTIL: 'The last day cannot be before the first one.',
    HOLIDAY_DAY: 'Enter a day of that year.',
    HOLIDAY_ORDER: 'The days must be in order and must not overlap.',
    HOLIDAY_NAME: 'This holiday is unknown.',
    HOLIDAY_KIND: 'A substitute is on a weekday, a workday on a weekend.',
  } satisfies Record<keyof typeof anniversaryErrors, string>,
  fields: {
    subject: 'Name',
    date: 'Date',
    endDate: 'End date',
    isLunar: 'Lunar date',
    isLeapMonth: 'Leap month',
    isHoliday: 'Holiday',
    everyYears: 'Repeat every (years)',
    ends: 'Ends',
    times: 'Occurrences',
    until: 'Last day',
    color: 'Color',
  },
};
