import { expect, test } from 'vitest';
import {
  dayAfterKey,
  firstWeekdayOf,
  isDay,
  isWithin,
  monthsLater,
  weeksOf,
  whileTyped,
  within,
  writtenDay,
} from './days.ts';

test.each([
  ['20261003', '2026-10-03'],
  ['2026.10.3', '2026-10-03'],
  ['2026. 10. 3.', '2026-10-03'],
  ['2026/1/5', '2026-01-05'],
  ['2026년 10월 3일', '2026-10-03'],
  ['2026年10月3日', '2026-10-03'],
  [' 2026-10-03 ', '2026-10-03'],
  ['next week', 'next week'],
  ['3/10/2026', '3/10/2026'],
])('CAL-01 %s is written as %s', (typed, written) => expect(writtenDay(typed)).toBe(written));

test('CAL-01 an unfinished input is unchanged', () => {
  expect(whileTyped('2026.1.1')).toBe('2026.1.1');
  expect(whileTyped('20260101')).toBe('2026-01-01');
});

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['', false],
])('CAL-01 %s is checked as a day: %s', (text, is) => expect(isDay(text)).toBe(is));

test.each([
  ['ArrowLeft', false, '2026-02-28'],
  ['ArrowRight', false, '2026-03-02'],
  ['ArrowUp', false, '2026-02-22'],
  ['ArrowDown', false, '2026-03-08'],
  ['Home', false, '2026-03-01'],
  ['End', false, '2026-03-07'],
  ['PageUp', false, '2026-02-01'],
  ['PageDown', false, '2026-04-01'],
  ['PageUp', true, '2025-03-01'],
  ['PageDown', true, '2027-03-01'],
  ['a', false, undefined],
])('ACS-01 %s (Shift: %s) moves from Sunday, 1 March to %s', (key, shiftKey, day) =>
  expect(dayAfterKey({ key, shiftKey }, '2026-03-01', 0)).toBe(day),
);

test('ACS-01 Home and End use the week of the language', () => {
  expect(dayAfterKey({ key: 'Home', shiftKey: false }, '2026-03-01', firstWeekdayOf('vi'))).toBe('2026-02-23');
  expect(dayAfterKey({ key: 'End', shiftKey: false }, '2026-03-01', firstWeekdayOf('zh-CN'))).toBe('2026-03-01');
});

test('CAL-01 a month without the day uses its last one', () => {
  expect(monthsLater('2026-01-31', 1)).toBe('2026-02-28');
  expect(monthsLater('2028-02-29', 12)).toBe('2029-02-28');
  expect(monthsLater('2026-03-31', -1)).toBe('2026-02-28');
});

test('CAL-01 the weeks of a month contain all of its days and no empty week', () => {
  const weeks = weeksOf('2026-02-14', 0);
  expect(weeks).toHaveLength(4);
  expect(weeks[0]?.[0]).toBe('2026-02-01');
  expect(weeksOf('2026-08-14', 0)).toHaveLength(6);
  expect(weeksOf('2026-02-14', 1)[0]?.[0]).toBe('2026-01-26');
});

test('CAL-01 limits apply to the values that they limit', () => {
  const bounds = { min: '2026-03-02', max: '2026-03-20' };
  expect(within('2026-01-01', bounds)).toBe('2026-03-02');
  expect(within('2026-12-31', bounds)).toBe('2026-03-20');
  expect(isWithin('2026-03-02', bounds)).toBe(true);
  expect(isWithin('2026-03-21', bounds)).toBe(false);
  expect(isWithin('1800-01-01', {})).toBe(true);
});
