import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { properties } from '../../index.ts';
import { fieldIssues } from '../../kernel/rules.ts';
import { languageCode } from '../../kernel/wire.ts';
import { otpProperties } from './limits.ts';
import { oneTimeCode, targetRules, type VerificationOption } from './rules.ts';
import { checkCode, sendCode } from './wire.ts';

test('OTP-06 a code is required and only digits; wide digits and spaces between are accepted', () => {
  expect(z.parse(oneTimeCode, ' １２３ 456')).toBe('123456');
  expect(z.parse(oneTimeCode, '\u202a123456\u202c\u200b')).toBe('123456');
  for (const [typed, code] of [
    ['', 'MB_M_REQUIRED'],
    ['12345', 'MB_M_OTP_INVALID'],
    ['12345a', 'MB_M_OTP_INVALID'],
    ['123456789', 'MB_M_OTP_INVALID'],
  ] as const) {
    expect(z.safeParse(oneTimeCode, typed).error?.issues[0]).toMatchObject({ params: { code } });
  }
});

test('SGN-04 the three ways of proof keep the specification’s names on the wire', () => {
  const body = { option: 'epExternalMail', optionValue: 'kim@works.example', locale: 'KO', compCd: '' };
  const call = { option: 'externalMail', target: 'kim@works.example', language: 'ko', companyCode: '' } as const;
  expect(z.decode(sendCode.body, body as never)).toEqual(call);
  expect(z.encode(sendCode.body, call)).toEqual({ ...body, locale: 'ko' });
  expect(z.encode(checkCode.body, { oneTimeCode: '123456', personId: 'x' })).toEqual({ opt: '123456', epid: 'x' });
});

test('LIM-07 a language is KO, US or one of the six codes, and nothing else', () => {
  expect(['KO', 'US', 'ko', 'en', 'zh', 'ja', 'tw', 'vi'].map((code) => z.decode(languageCode, code as never))).toEqual(
    ['ko', 'en', 'ko', 'en', 'zh', 'ja', 'tw', 'vi'],
  );
  for (const code of ['', 'EN', 'fr', 'zh-TW']) expect(z.safeDecode(languageCode, code as never).success).toBe(false);
});

test('OTP-01 each target is checked by the rule of its option', () => {
  const read = (option: VerificationOption, typed: string) => {
    const result = z.safeParse(targetRules[option], typed);
    return result.success ? result.data : fieldIssues(result.error)[0]?.code;
  };
  expect(read('externalMail', 'Kim@Works.example')).toBe('kim@works.example');
  expect(read('mobile', '+82-10-1234-5678')).toBe('+82-10-1234-5678');
  expect(read('mobile', 'kim@works.example')).toBe('MB_M_VALIDATE_NATIONNUMBER');
  expect(read('opencode', 'no key')).toBe('OPENCODE_INVALID');
});

test('OTP-03 every limit is a property with the initial value of the requirements', () => {
  const initial = Object.fromEntries(Object.values(otpProperties).map(({ key, initial: value }) => [key, value]));
  expect(initial).toEqual({
    'otp.valid_seconds': 180,
    'otp.tries': 4,
    'otp.digits': 6,
    'otp.sends_per_target_minute': 1,
    'otp.sends_per_target_ten_minutes': 3,
    'otp.sends_per_target_day': 10,
    'otp.sends_per_flow': 5,
    'otp.sends_per_address_ten_minutes': 10,
    'otp.sends_per_range_hour': 20,
    'otp.wrong_tries_per_target_hour': 12,
    'otp.wrong_tries_per_target_day': 30,
  });
  for (const each of Object.values(otpProperties)) {
    expect(properties).toContain(each);
    expect(z.safeParse(each.schema, each.initial).success).toBe(true);
  }
});
