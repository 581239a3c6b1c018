import { expect, test } from 'vitest';
import { secondsUntil, untilNextSecond } from './countdown.ts';

const start = 1_000_000;
const deadline = start + 180_000;

test('OTP-01 the countdown starts at 180 and ends at 0', () => {
  expect(secondsUntil(deadline, start)).toBe(180);
  expect(secondsUntil(deadline, start + 1)).toBe(180);
  expect(secondsUntil(deadline, start + 1000)).toBe(179);
  expect(secondsUntil(deadline, deadline - 1)).toBe(1);
  expect(secondsUntil(deadline, deadline)).toBe(0);
});

test('a tab that slept resumes with the right number', () => {
  expect(secondsUntil(deadline, start + 125_400)).toBe(55);
  expect(secondsUntil(deadline, deadline + 3_600_000)).toBe(0);
});

test('the next tick is at the next change of the number, however late the last one was', () => {
  expect(untilNextSecond(deadline, start)).toBe(1000);
  expect(untilNextSecond(deadline, start + 250)).toBe(750);
  expect(untilNextSecond(deadline, deadline)).toBe(0);
});
