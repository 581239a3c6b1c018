import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { maxLength } from '@madang/contract/kernel/rules.ts';
import { flag, languageCode, wireObject } from '@madang/contract/kernel/wire.ts';
import { ruleCodesOf } from '@madang/contract/kernel/description/rule-codes.ts';
import { plainInput } from './plain-input.ts';

const row = wireObject({ trmsCd: ['termsCode', z.string().check(maxLength(4))], agmtYn: ['isAgreed', flag] });
const wire = wireObject({
  pslInfoAgmts: ['agreements', z.array(row).check(z.maxLength(2))],
  locale: ['language', z.optional(languageCode)],
  ageYn: ['isOldEnough', z._default(flag, true)],
});
const plain = plainInput(wire, { secret: z.string() });
const input = { agreements: [{ termsCode: 'CMAR', isAgreed: false }], language: 'ko', isOldEnough: true, secret: 's' };

test('the input behind a call accepts exactly the parsed call', () => {
  const { secret, ...read } = input;
  expect(z.decode(wire, { pslInfoAgmts: [{ trmsCd: 'CMAR', agmtYn: 'N' }], locale: 'KO' })).toEqual(read);
  expect(plain.parse(input)).toEqual(input);
  expect(plain.parse(plain.parse({ agreements: [], secret }))).toEqual({ agreements: [], isOldEnough: true, secret });
  for (const wrong of [
    { ...input, language: 'KO' },
    { ...input, isOldEnough: 'Y' },
    { ...input, more: 1 },
    { ...input, agreements: [input.agreements[0], input.agreements[0], input.agreements[0]] },
    { ...input, agreements: [{ termsCode: 'CMAR!', isAgreed: true }] },
  ])
    expect(plain.safeParse(wrong).success).toBe(false);
});

test('it has the rules of the call', () => {
  expect(ruleCodesOf(plain)).toContain('MB_M_MAX_LENGTH');
});
