import { expect, test } from 'vitest';
import { personName } from './person-name.ts';

test.each(['O\u2019Neill', 'O\u02bcNeill', 'O\uff07Neill', "O'Neill"])(
  'LIM-03 %s is taken with the plain apostrophe',
  (typed) => {
    expect(personName({ missing: 'MB_M_REQUIRED' }).parse(typed)).toBe("O'Neill");
  },
);

test('LIM-03 quotation marks are no apostrophes', () => {
  expect(personName({ missing: 'MB_M_REQUIRED' }).safeParse('O\u2018Neill').success).toBe(false);
});
