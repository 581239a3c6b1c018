import { expect, test } from 'vitest';
import { stepOf, stepped, typedNumber } from './typed-number.ts';

test.each([
  ['', undefined],
  ['  ', undefined],
  ['0', 0],
  ['007', 7],
  [' 12 ', 12],
  ['１２', 12],
  ['1,000,000', 1_000_000],
])('ACS-05 %j is read as %s', (typed, number) => {
  expect(typedNumber(typed)).toBe(number);
});

test.each(['x', '-1', '1.5', '1,00', '1e3', '12일', '1 2', '9'.repeat(16)])(
  'ACS-05 %j is not a whole number',
  (typed) => {
    expect(typedNumber(typed)).toBe(null);
  },
);

test('ACS-01 arrows and page keys step within the limits, and other keys do not', () => {
  const limits = { min: 1, max: 99 };
  expect(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', '7'].map(stepOf)).toEqual([
    1,
    -1,
    10,
    -10,
    undefined,
    undefined,
  ]);
  expect([stepped(5, 1, limits), stepped(5, -10, limits), stepped(95, 10, limits)]).toEqual([6, 1, 99]);
  expect([stepped(undefined, 1, limits), stepped(undefined, -1, limits), stepped(500, 1, limits)]).toEqual([1, 99, 99]);
});
