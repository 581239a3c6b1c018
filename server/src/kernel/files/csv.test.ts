import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test.each(['=1+1', '+1', '-1', '@x', '\t=1', '\t1', '\r1', '  =1', '\u00a0=1', '\u200b=1', '＝1', '＠x', '－1'])(
  'TRM-06 %j is not a formula to any program that opens the file',
  (value) => {
    expect(csvLine([value])).toBe(`"'${value}"\r\n`);
  },
);

test('TRM-06 every value of the file is quoted', () => {
  expect(csvLine(['a"b', 'c,d', ''])).toBe('"a""b","c,d",""\r\n');
});
