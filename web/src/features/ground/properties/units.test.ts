import { properties } from '@madang/contract/index.ts';
import { expect, test } from 'vitest';
import { amountText, inLargerUnit, unitOf, unitText } from './units.ts';

test.each([
  ['login.tries_kept_seconds', 'second'],
  ['account.synchronising_minutes', 'minute'],
  ['account.closed_kept_days', 'day'],
  ['otp.sends_per_target_ten_minutes', undefined],
  ['flow.per_address_hour', undefined],
  ['otp.digits', undefined],
])('OPS-09 %s has the unit %s', (key, unit) => {
  expect(unitOf(key)).toBe(unit);
});

test('OPS-09 every property that is a time shows its unit, and only numbers have one', () => {
  for (const { key, initial } of properties) {
    const isTime = /_(seconds|minutes|hours|days)$/.test(key) && !key.includes('_per_');
    expect(unitOf(key) !== undefined, key).toBe(isTime);
    if (isTime) expect(typeof [initial].flat()[0], key).toBe('number');
  }
});

test('OPS-09 a time is also shown in the largest unit that divides it', () => {
  expect(inLargerUnit(86_400, 'second', 'en')).toBe('1 day');
  expect(inLargerUnit(180, 'second', 'ko')).toBe('3분');
  expect(inLargerUnit(90, 'second', 'en')).toBeUndefined();
  expect(inLargerUnit(0, 'second', 'en')).toBeUndefined();
  expect(inLargerUnit(120, 'minute', 'en')).toBe('2 hours');
  expect(inLargerUnit(30, 'day', 'en')).toBeUndefined();
});

test('OPS-09 the unit is in the reader’s language', () => {
  expect([unitText('second', 'en'), unitText('second', 'ko'), unitText('day', 'vi')]).toEqual([
    'seconds',
    '초',
    'ngày',
  ]);
  expect(amountText(60, 'second', 'ja')).toBe('60 秒');
});
