import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DateForm, dateForms, dateText, isDate } from './dates.ts';
import { fieldIssues } from './rules.ts';

/** The same instant in every form. */
function formsOf(instant: Date): Record<DateForm, string> {
  const digits = instant.toISOString().replaceAll(/\D/g, '').slice(0, 14);
  return {
    'yyyy-MM-dd': instant.toISOString().slice(0, 10),
    yyyyMMdd: digits.slice(0, 8),
    yyyyMMddHH: digits.slice(0, 10),
    yyyyMMddHHmm: digits.slice(0, 12),
    yyyyMMddHHmmss: digits,
  };
}

test('LIM-05 every instant of the calendar is accepted only in its own form', () => {
  const instants = fc.date({
    min: new Date('0001-01-01Z'),
    max: new Date('9999-12-31T23:59:59Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instants, fc.constantFrom(...dateForms), fc.constantFrom(...dateForms), (instant, written, asked) => {
      expect(isDate(formsOf(instant)[written], asked)).toBe(written === asked);
    }),
  );
});

test('LIM-05 digits are a date exactly if the day exists in the calendar', () => {
  const part = (max: number) => fc.integer({ min: 0, max });
  fc.assert(
    fc.property(part(9999), part(14), part(33), (year, month, day) => {
      const value = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
      const read = new Date(`${value}T00:00:00Z`);
      const stands = year > 0 && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(value);
      expect(isDate(value, 'yyyy-MM-dd')).toBe(stands);
    }),
    { numRuns: 2_000 },
  );
});

test.each<[string, DateForm]>([
  ['2027-02-29', 'yyyy-MM-dd'],
  ['1900-02-29', 'yyyy-MM-dd'],
  ['2027-2-9', 'yyyy-MM-dd'],
  ['2027/02/09', 'yyyy-MM-dd'],
  ['+002027-02-09', 'yyyy-MM-dd'],
  ['２０２７-02-09', 'yyyy-MM-dd'],
  ['2027-02-09\n', 'yyyy-MM-dd'],
  ['20270431', 'yyyyMMdd'],
  ['00000101', 'yyyyMMdd'],
  ['2027010124', 'yyyyMMddHH'],
  ['202701012360', 'yyyyMMddHHmm'],
  ['20270101235960', 'yyyyMMddHHmmss'],
  ['', 'yyyyMMdd'],
])('LIM-05 %j is not a valid %s', (value, form) => {
  expect(isDate(value, form)).toBe(false);
});

test('LIM-05 a field refuses with its own code, which names the format', () => {
  const field = dateText('yyyyMMdd', 'CO400');
  expect(field.parse(' 20280229 ')).toBe('20280229');
  const { error } = field.safeParse('20270229');
  expect(error && fieldIssues(error)).toEqual([{ path: '', code: 'CO400', params: { 0: 'yyyyMMdd' } }]);
});
