import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { moment } from '@madang/contract/kernel/dates.ts';
import { distinct } from '@madang/contract/kernel/lists/distinct.ts';
import { anyText, maxLength, orEmpty, rule, text } from '@madang/contract/kernel/rules.ts';
import { unheldParts } from './inputs/unheld-parts.ts';

test('API-07 a text without a length check first and a list without a limit are reported, at any depth', () => {
  const isWord = rule<string>('CO400', (value) => /^[a-z]+$/.test(value));
  const planted = z.strictObject({
    held: text(10),
    heldOrEmpty: orEmpty(text(10).check(isWord)),
    passedOn: z.optional(z.nullable(anyText())),
    id: z.uuid(),
    at: moment(),
    counted: z.array(z.uuid()).check(z.maxLength(10)),
    byName: z.partialRecord(z.enum(['a', 'b']), anyText()),
    late: z.string().check(isWord, maxLength(10)),
    never: z.array(z.string().check(z.regex(/^a+$/))).check(z.maxLength(10)),
    emptyOrLate: orEmpty(z.string().check(isWord)),
    bare: z.optional(z.nullable(z.string())),
    ofEither: z.union([z.number(), z.string()]),
    endless: z.iso.datetime(),
    many: z.array(z.strictObject({ name: anyText() })),
    manyDifferent: z.array(z.enum(['a', 'b'])).check(distinct<string>()),
    anyName: z.record(anyText(), anyText()),
    anyValue: z.partialRecord(z.enum(['a', 'b']), z.string()),
  });
  expect(unheldParts(planted)).toEqual([
    '.late',
    '.never',
    '.emptyOrLate',
    '.bare',
    '.ofEither',
    '.endless',
    '.many',
    '.manyDifferent',
    '.anyName',
    '.anyValue',
  ]);
});

test('API-07 a text one longer than its maximum reaches no other rule, except for blanks and marks', () => {
  let asked = 0;
  const watched = rule<string>('CO400', () => (asked += 1) > 0);
  const schema = text(10).check(watched);
  const codesOf = (value: string) =>
    schema.safeParse(value).error?.issues.map((issue) => (issue as { params?: unknown }).params);
  expect(codesOf('\u0000'.repeat(11))).toEqual([{ code: 'MB_M_MAX_LENGTH', params: { 0: 10 } }]);
  expect(codesOf(`${'a'.repeat(11)}`)).toEqual([{ code: 'MB_M_MAX_LENGTH', params: { 0: 10 } }]);
  expect(codesOf(`a${' '.repeat(40)}`)).toEqual([{ code: 'MB_M_MAX_LENGTH', params: { 0: 10 } }]);
  expect(asked).toBe(0);
  for (const value of [`  ${'a'.repeat(10)}  `, '한'.repeat(10).normalize('NFD'), '\u{1f600}'.repeat(10)]) {
    expect(codesOf(value)).toBeUndefined();
  }
  expect(asked).toBe(3);
});
