import { describe, expect, test } from 'vitest';
import { isUnavailable, readLoginName, readNewLoginId } from './login-id.ts';

const freeMailDomain = 'free.example';
const read = (typed: string, serviceType: 'PT' | 'MT') =>
  readNewLoginId(typed, { serviceType, freeMailDomain, isSignUp: true });

test.each([
  ['hong', 'hong@free.example'],
  [' hong ', 'hong@free.example'],
  ['abcdefghijklmnopqrst', 'abcdefghijklmnopqrst@free.example'],
])('SGN-02 the works product appends its domain to the user ID %j', (typed, loginId) => {
  expect(read(typed, 'PT')).toEqual({ loginId });
});

test.each([
  ['', 'MB_M_REQUIRED'],
  ['abcdefghijklmnopqrstu', 'MB_T_ID_RULE1'],
  ['hong@other.example', 'MB_T_ID_RULE2'],
  ['hong123', 'MB_T_ID_RULE5'],
])('SGN-02 the works product refuses %j', (typed, code) => {
  expect(read(typed, 'PT').issue?.code).toBe(code);
});

test('SGN-02 other services accept a mail address, in small letters', () => {
  expect(read('Min.Jun@Company.Example', 'MT')).toEqual({ loginId: 'min.jun@company.example' });
});

test.each([
  ['', 'MB_M_REQUIRED'],
  ['hong', 'MB_M_MANAGER_JS_MAILFORMATINVALID'],
  [`${'a'.repeat(60)}@${'b'.repeat(32)}.example`, 'MB_M_MAX_LENGTH'],
])('SGN-02 other services refuse %j', (typed, code) => {
  expect(read(typed, 'MT').issue?.code).toBe(code);
});

test.each([
  ['Hong', 'hong@free.example'],
  ['HONG@Free.Example ', 'hong@free.example'],
  ['hong@company.example', 'hong@company.example'],
])('ACC-01 the sign-in name %j is %s', (typed, loginId) => {
  expect(readLoginName(typed, freeMailDomain)).toBe(loginId);
});

describe('MB1066 a domain barred from sign-up', () => {
  const domains = { freeMailDomain, hostedDomains: ['hosted.example'], unavailableDomains: ['barred.example'] };
  test.each([
    ['a@free.example', true],
    ['a@mail.hosted.example', true],
    ['a@barred.example', true],
    ['a@notbarred.example', false],
    ['a@company.example', false],
  ])('%s: %s', (loginId, expected) => {
    expect(isUnavailable(loginId, { serviceType: 'MT', ...domains })).toBe(expected);
  });

  test('differs from the product’s own domain', () => {
    expect(isUnavailable('a@free.example', { serviceType: 'PT', ...domains })).toBe(false);
  });
});
