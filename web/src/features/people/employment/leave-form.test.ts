import { expect, test } from 'vitest';
import { lastDayOf, leaveFault, leaveKindFrom } from './leave-form.ts';

test('USR-08 a leave has a first day and no last one before it', () => {
  const codesOf = (from: string, end: 'open' | 'dated', day: string) =>
    leaveFault({ from, end, day }).map(({ path, code }) => [path, code]);
  expect(codesOf('2026-03-02', 'open', '')).toEqual([]);
  expect(codesOf('2026-03-02', 'dated', '2026-03-02')).toEqual([]);
  expect(codesOf('2026-03-02', 'dated', '2026-03-01')).toEqual([['day', 'LEAVE_DAYS']]);
  expect(codesOf('2026-03-02', 'dated', '')).toEqual([['day', 'MB_M_REQUIRED']]);
  expect(codesOf('', 'open', '')).toEqual([['from', 'MB_M_REQUIRED']]);
  expect(codesOf('2026-02-30', 'open', '')).toEqual([['from', 'CO400']]);
  expect([lastDayOf({ end: 'open', day: '2026-03-02' }), lastDayOf({ end: 'dated', day: '2026-03-02' })]).toEqual([
    null,
    '2026-03-02',
  ]);
});

test('USR-08 an unknown kind of leave becomes the kind other', () => {
  expect([leaveKindFrom('sick'), leaveKindFrom('')]).toEqual(['sick', 'other']);
});
