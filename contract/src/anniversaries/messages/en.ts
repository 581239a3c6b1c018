import type { anniversaryErrors } from '../errors.ts';

export const en = {
  errors: {
    SC199: 'The company calendar {{0}} exists already.',
    ANNIVERSARY_LIMIT: 'There can be at most {{0}} anniversaries.',
    ANNIVERSARY_DATE: 'Enter a date that exists, as {{0}}.',
    ANNIVERSARY_YEAR: 'Enter a year from {{0}} to {{1}}.',
    ANNIVERSARY_LEAP_MONTH: 'This lunar year has no such leap month.',
    ANNIVERSARY_LUNAR_DAY: 'This lunar month has only 29 days in that year.',
    ANNIVERSARY_ONE_DAY: 'An anniversary is one whole day.',
    ANNIVERSARY_COUNT: 'Enter a whole number from 1 to {{0}}.',
    ANNIVERSARY_UNTIL: 'The end must not lie before the first time.',
  } satisfies Record<keyof typeof anniversaryErrors, string>,
  fields: {
    subject: 'Name',
    date: 'Date',
    endDate: 'End date',
    isLunar: 'Lunar date',
    isLeapMonth: 'Leap month',
    isHoliday: 'Holiday',
    everyYears: 'Every how many years',
    ends: 'Ends',
    times: 'Number of times',
    until: 'Last day',
    color: 'Color',
  },
};
