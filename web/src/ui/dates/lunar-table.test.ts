import { expect, test } from 'vitest';
import { lunarDayOf } from './lunar-table.ts';

test.each([
  ['2026-02-17', { month: 1, day: 1, isLeap: false }],
  ['2026-09-25', { month: 8, day: 15, isLeap: false }],
  ['2025-07-25', { month: 6, day: 1, isLeap: true }],
  ['2017-02-26', { month: 2, day: 1, isLeap: false }],
  ['2200-01-01', undefined],
])('CAL-02 %s is the lunar day %j in Korea', (day, lunar) => expect(lunarDayOf(day)).toEqual(lunar));
