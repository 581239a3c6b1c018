import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { orEmpty, requiredText, rule } from '../rules.ts';
import { ruleCodesOf } from './rule-codes.ts';

test('the codes of a schema are those of its rules, at any depth', () => {
  const schema = z.strictObject({
    name: requiredText(3),
    keys: z.array(orEmpty(z.string().check(rule('MB_M_NO_SPACES', (value) => !value.includes(' '))))),
    number: z.codec(z.string(), z.number().check(rule('MB_M_ALPHANUMERIC', () => true)), {
      decode: Number,
      encode: String,
    }),
  });
  expect(ruleCodesOf(schema)).toEqual(
    expect.arrayContaining(['MB_M_REQUIRED', 'MB_M_MAX_LENGTH', 'MB_M_NO_SPACES', 'MB_M_ALPHANUMERIC']),
  );
  expect(ruleCodesOf(z.strictObject({ page: z.optional(z.string()) }))).toEqual([]);
});
