import { describe, expect, test } from 'vitest';
import { resendMs } from '../../../kernel/calls/one-time-code.ts';
import { initialValues } from './values.ts';
import {
  nextVerification,
  readTargetOf,
  shownTarget,
  type Target,
  unsent,
  type Verification,
  verificationOf,
} from './verification.ts';

const mail: Target = { option: 'externalMail', value: 'han@outside.example' };
const start = 1_000_000;
const sent = nextVerification(unsent, { kind: 'sent', target: mail, personId: 'p', validSeconds: 180 }, start);
const verified = nextVerification(sent, { kind: 'verified' }, start + 20_000);

function refused(state: Verification, code: string) {
  return nextVerification(state, { kind: 'refused', fieldError: { code, params: { 0: 3 } } }, start + 30_000);
}

describe('SGN-04 the verification', () => {
  test('OTP-01 of a sent code lasts for the seconds that the server returns', () => {
    expect(sent).toMatchObject({ phase: 'sent', deadline: start + 180_000 });
  });

  test('OTP-01 accepts an activation key at once', () => {
    const target: Target = { option: 'opencode', value: 'KEY' };
    const state = nextVerification(unsent, { kind: 'sent', target, personId: 'p', validSeconds: 0 }, start);
    expect(state).toMatchObject({ phase: 'verified', target });
  });

  test('resets on expiry with a message that the code has expired', () => {
    expect(nextVerification(sent, { kind: 'ranOut' }, start + 180_000)).toEqual({
      phase: 'unsent',
      ended: { code: 'OTP0006', params: { 0: 3 } },
    });
  });

  test('does not end by an early timer', () => {
    expect(nextVerification(sent, { kind: 'ranOut' }, start + 179_999)).toBe(sent);
  });

  test('OTP-04 resets with MB667 at the fourth wrong answer', () => {
    expect(refused(sent, 'OTP0007')).toEqual({ phase: 'unsent', ended: { code: 'MB667' } });
  });

  test.each(['OTP0005', 'OTP0006', 'OTP_REPLACED', 'OTP_USED'])('%s resets with its own text', (code) => {
    expect(refused(sent, code)).toEqual({ phase: 'unsent', ended: { code, params: { 0: 3 } } });
  });

  test.each(['OTP0008', 'MB_M_OTP_INVALID', 'CO429'])('%s leaves the code field open', (code) => {
    expect(refused(sent, code)).toBe(sent);
  });

  test('is valid for ten minutes', () => {
    expect(verified).toMatchObject({ phase: 'verified', deadline: start + 20_000 + 600_000 });
    expect(nextVerification(verified, { kind: 'ranOut' }, start + 620_000)).toEqual({
      phase: 'unsent',
      ended: { code: 'OTP0006', params: { 0: 10 } },
    });
  });

  test('can be refused by the server while the page still counts', () => {
    expect(refused(verified, 'OTP0005').phase).toBe('unsent');
  });

  test('checks a code only while one is sent', () => {
    expect(nextVerification(unsent, { kind: 'verified' }, start)).toBe(unsent);
  });
});

describe('SGN-04 a changed target is unverified', () => {
  test.each([
    ['another address', { option: 'externalMail', value: 'bin@outside.example' } as const],
    ['another way', { option: 'mobile', value: '+82-10-2000-0001' } as const],
    ['no readable target', undefined],
  ])('%s', (_what, target) => {
    expect(verificationOf(verified, target)).toBe(unsent);
    expect(verificationOf(sent, target)).toBe(unsent);
  });

  test('the same target keeps its verification', () => {
    expect(verificationOf(verified, { ...mail })).toBe(verified);
  });
});

describe('OTP-06 the target of a code', () => {
  const values = {
    ...initialValues,
    externalMail: ' Han@Outside.example ',
    loginId: 'bin@company.example',
    mobile: { countryCode: '+82', number: '10-2000-0001' },
  };

  test('is the external mail for the works product, and the ID itself for a mail ID', () => {
    expect(readTargetOf(values, 'PT')).toEqual({ field: 'externalMail', target: mail });
    const target = { option: 'externalMail', value: 'bin@company.example' };
    expect(readTargetOf(values, 'MT')).toEqual({ field: 'loginId', target });
  });

  test('includes the country code of a mobile number', () => {
    expect(readTargetOf({ ...values, option: 'mobile' }, 'MT')).toEqual({
      field: 'mobile',
      target: { option: 'mobile', value: '+82-10-2000-0001' },
    });
  });

  test.each([
    ['externalMail', 'externalMail', 'MB_M_REQUIRED'],
    ['mobile', 'mobile', 'MB_M_REQUIRED'],
    ['opencode', 'opencode', 'OPENCODE_INVALID'],
  ] as const)('is required before sending: %s', (option, field, code) => {
    const reading = readTargetOf({ ...initialValues, option }, 'PT');
    expect(reading).toMatchObject({ field, fieldError: { code } });
    expect(reading.target).toBeUndefined();
  });
});

test('SGN-04 a phone number is shown on one line, and a mail address unchanged', () => {
  expect(shownTarget({ option: 'mobile', value: '+82-10-1234-5678' })).toBe('+82-\u206010-\u20601234-\u20605678');
  expect(shownTarget({ option: 'externalMail', value: 'han-bit@outside.example' })).toBe('han-bit@outside.example');
});

test('OTP-03 the next code for a target waits a minute', () => {
  expect(resendMs).toBe(60_000);
});
