import { expect, test } from 'vitest';
import { periodFault, periodOf, searchDate } from './search-dates.ts';

test.each([
  ['2027-03-01', '2027-03-01', '2027-03-01T00:00:00.000Z', '2027-03-02T00:00:00.000Z'],
  ['20270301', '2027033123', '2027-03-01T00:00:00.000Z', '2027-04-01T00:00:00.000Z'],
  ['202703011530', '20270301153000', '2027-03-01T15:30:00.000Z', '2027-03-01T15:30:01.000Z'],
])('LIM-05 from %s to %s is a period that includes its end', (first, last, from, before) => {
  expect(periodOf(first, last)).toEqual({ from: new Date(from), before: new Date(before) });
});

test('LIM-05 a search accepts the five forms and an empty value, and no nonexistent day', () => {
  for (const value of ['', '2027-03-01', '20270301', '2027030100', '202703010000', '20270301000000'])
    expect(searchDate.safeParse(value).success).toBe(true);
  for (const value of ['2027-3-1', '2027-02-29', '202703', '2027030124', '01.03.2027']) {
    expect([value, searchDate.safeParse(value).success]).toEqual([value, false]);
  }
});

test('USR-01 a period has at most 31 days and starts before it ends', () => {
  const now = new Date('2027-03-31T15:00:00Z');
  const fieldErrorOf = (first: string, last: string) => periodFault(periodOf(first, last), now);
  expect(fieldErrorOf('2027-03-01', '2027-03-31')).toBeUndefined();
  expect(fieldErrorOf('2027-03-01', '2027-04-01')).toBe('SEARCH_DAYS');
  expect(fieldErrorOf('2027030100', '2027040100')).toBe('SEARCH_DAYS');
  expect(fieldErrorOf('2027-03-02', '2027-03-01')).toBe('SEARCH_DATES_ORDER');
  expect(fieldErrorOf('', '')).toBeUndefined();
  // Without an end it goes on until today, and without a beginning it has no number of days.
  expect([fieldErrorOf('2027-03-01', ''), fieldErrorOf('2027-02-28', ''), fieldErrorOf('2027-04-01', '')]).toEqual([
    undefined,
    'SEARCH_DAYS',
    'SEARCH_DATES_ORDER',
  ]);
  expect(fieldErrorOf('', '2027-03-01')).toBe('SEARCH_DAYS');
});
