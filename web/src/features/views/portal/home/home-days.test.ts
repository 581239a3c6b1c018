import { describe, expect, test } from 'vitest';
import { comingDays, daysOn, daysUntil, homeDaysOf } from './home-days.ts';

const days = homeDaysOf(
  [
    { date: '2026-10-12', subject: '창립기념일', isHoliday: false, isLunar: false },
    { date: '2026-09-01', subject: '체육대회', isHoliday: true, isLunar: true },
  ],
  [
    { from: '2026-09-24', to: '2026-09-26', name: '추석', kind: 'holiday' },
    { from: '2026-10-10', to: '2026-10-10', name: '出勤', kind: 'workday' },
  ],
);

describe('POR-04 the upcoming days of the home', () => {
  test('are the company’s and the country’s, earliest first, and a make-up workday is not a day off', () => {
    expect(days.map(({ name, isOff, isLunar }) => [name, isOff, isLunar])).toEqual([
      ['체육대회', true, true],
      ['추석', true, false],
      ['出勤', false, false],
      ['창립기념일', false, false],
    ]);
  });

  test('are listed on each of their days', () => {
    const on = (day: string) => daysOn(days, day).map(({ name }) => name);
    expect(['2026-09-23', '2026-09-24', '2026-09-26', '2026-09-27'].map(on)).toEqual([[], ['추석'], ['추석'], []]);
  });

  test('are listed until they end, with a countdown to their first day', () => {
    expect(comingDays(days, '2026-09-26', 2).map(({ name }) => name)).toEqual(['추석', '出勤']);
    expect(comingDays(days, '2026-09-27', 2).map(({ name }) => name)).toEqual(['出勤', '창립기념일']);
    expect(daysUntil('2026-09-24', '2026-09-26')).toBe(0);
    expect(daysUntil('2026-10-12', '2026-09-30')).toBe(12);
  });
});
