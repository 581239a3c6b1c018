import { describe, expect, test } from 'vitest';
import { dayAfter, monthsFrom, upcoming } from './anniversaries.ts';
import type { StoredAnniversary } from './anniversaries.sql.ts';
import { occurrencesIn, type Recurrence } from './occurrences.ts';

const yearly = { everyYears: 1, endsAfterTimes: null, endsOn: null } as const;
const solar = (year: number, month: number, day: number, change: Partial<Recurrence> = {}): Recurrence => ({
  ...yearly,
  year,
  month,
  day,
  isLunar: false,
  isLeapMonth: false,
  ...change,
});
const lunar = (year: number, month: number, day: number, change: Partial<Recurrence> = {}) =>
  solar(year, month, day, { isLunar: true, ...change });

function daysOf(recurrence: Recurrence, from: number, to: number): string[] {
  const years = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return years.flatMap((year) => occurrencesIn(year, recurrence).map(({ solarDate }) => solarDate));
}

describe('CAL-01 WIZ-12 a solar anniversary', () => {
  test('repeats every year without end, and never before its first date', () => {
    expect(daysOf(solar(2026, 3, 2), 2024, 2028)).toEqual(['2026-03-02', '2027-03-02', '2028-03-02']);
    expect(daysOf(solar(1969, 1, 13), 2050, 2051)).toEqual(['2050-01-13']);
  });

  test('on 29 February is on the 28th in other years', () => {
    expect(daysOf(solar(2024, 2, 29), 2024, 2028)).toEqual([
      '2024-02-29',
      '2025-02-28',
      '2026-02-28',
      '2027-02-28',
      '2028-02-29',
    ]);
  });

  test('keeps its interval, its number of occurrences and its last day', () => {
    expect(daysOf(solar(2020, 5, 1, { everyYears: 5 }), 2020, 2035)).toEqual([
      '2020-05-01',
      '2025-05-01',
      '2030-05-01',
      '2035-05-01',
    ]);
    expect(daysOf(solar(2020, 5, 1, { everyYears: 2, endsAfterTimes: 2 }), 2020, 2030)).toEqual([
      '2020-05-01',
      '2022-05-01',
    ]);
    expect(daysOf(solar(2020, 5, 1, { endsOn: '2022-05-01' }), 2020, 2030)).toHaveLength(3);
    expect(daysOf(solar(2020, 5, 1, { endsOn: '2022-04-30' }), 2020, 2030)).toHaveLength(2);
  });

  test('has its lunar date too', () => {
    expect(occurrencesIn(2025, solar(2025, 7, 25))).toEqual([
      { solarDate: '2025-07-25', lunarDate: '2025-06-01', isInLeapMonth: true },
    ]);
  });
});

describe('WIZ-12 CAL-02 a lunar anniversary', () => {
  test('is on another solar day each year', () => {
    expect(daysOf(lunar(2025, 8, 15), 2024, 2028)).toEqual(['2025-10-06', '2026-09-25', '2027-09-15', '2028-10-03']);
  });

  test('can occur twice or not at all in a solar year, and is never lost', () => {
    const recurrence = lunar(2020, 11, 20);
    expect(occurrencesIn(2025, recurrence)).toEqual([]);
    expect(daysOf(recurrence, 2026, 2026)).toEqual(['2026-01-08', '2026-12-28']);
    // One for each lunar year from 2020 to 2040.
    expect(daysOf(recurrence, 2020, 2040)).toHaveLength(21);
  });

  test('in a leap month is in the ordinary month in years without that leap month', () => {
    expect(daysOf(lunar(2025, 6, 10, { isLeapMonth: true }), 2025, 2036)).toEqual([
      '2025-08-03',
      '2026-07-23',
      '2027-07-13',
      '2028-07-31',
      '2029-07-21',
      '2030-07-10',
      '2031-07-28',
      '2032-07-16',
      '2033-07-06',
      '2034-07-25',
      '2035-07-14',
      '2036-08-01',
    ]);
    expect(occurrencesIn(2036, lunar(2025, 6, 10, { isLeapMonth: true }))[0]?.isInLeapMonth).toBe(true);
  });

  test('in the month before a leap month remains in that month', () => {
    expect(daysOf(lunar(2020, 6, 10), 2025, 2025)).toEqual(['2025-07-04']);
  });

  test('on the 30th is on the last day of a month of 29', () => {
    const days = [2026, 2027, 2028, 2029].flatMap((year) => occurrencesIn(year, lunar(2026, 1, 30)));
    expect(days.map(({ solarDate, lunarDate }) => `${solarDate} ${lunarDate}`)).toEqual([
      '2026-03-18 2026-01-30',
      '2027-03-07 2027-01-29',
      '2028-02-24 2028-01-29',
      '2029-03-14 2029-01-30',
    ]);
    const lastDays = Array.from({ length: 20 }, (_, index) => occurrencesIn(2026 + index, lunar(2025, 12, 30))).flat();
    expect(new Set(lastDays.map(({ lunarDate }) => lunarDate.slice(5)))).toEqual(new Set(['12-29', '12-30']));
  });

  test('keeps its interval and its number of occurrences in lunar years', () => {
    expect(daysOf(lunar(2020, 12, 1, { everyYears: 2, endsAfterTimes: 3 }), 2020, 2030)).toEqual([
      '2021-01-13',
      '2022-12-23',
      '2024-12-31',
    ]);
  });

  test('ends with the last year of the known calendar', () => {
    expect(daysOf(lunar(2048, 8, 15), 2048, 2055)).toEqual(['2048-09-22', '2049-09-11', '2050-09-30']);
  });
});

describe('POR-04 upcoming days', () => {
  const named = (subject: string, recurrence: Recurrence): StoredAnniversary => ({
    ...recurrence,
    anniversaryId: subject,
    calendarCode: 'HOL1',
    subject,
    isHoliday: false,
  });
  const list = [
    named('new year', lunar(2020, 1, 1)),
    named('today', solar(2020, 12, 20)),
    named('last', solar(2020, 2, 18)),
    named('beyond', solar(2020, 2, 19)),
    named('yesterday', solar(2020, 12, 19)),
  ];

  test('extend over the new year, from today to the last of them', () => {
    expect(upcoming('2025-12-20', 60, list).map(({ subject, solarDate }) => `${solarDate} ${subject}`)).toEqual([
      '2025-12-20 today',
      '2026-02-17 new year',
      '2026-02-18 last',
    ]);
  });

  test('are counted over months and leap days', () => {
    expect(dayAfter('2024-02-28', 2)).toBe('2024-03-01');
    expect(dayAfter('2025-12-31', 1)).toBe('2026-01-01');
    expect(monthsFrom('2025-12-20', 3)).toEqual({ from: '2025-12-01', days: 89 });
    expect(monthsFrom('2024-02-29', 1)).toEqual({ from: '2024-02-01', days: 28 });
  });
});
