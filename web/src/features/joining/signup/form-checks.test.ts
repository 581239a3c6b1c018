import { describe, expect, test } from 'vitest';
import { checkValues } from '../../../kernel/forms/form-checks.ts';
import { keyOf, type Term } from './agreements.ts';
import { checkSignUp, type FormSurroundings } from './form-checks.ts';
import { formSchemaOf } from './form-schema.ts';
import { initialValues, type SignUpValues } from './values.ts';
import { unsent, type Verification } from './verification.ts';

const terms: Term = {
  termsCode: 'SVCR',
  version: '2026-01-01',
  title: 'Terms',
  html: '',
  language: 'en',
  isRequired: true,
  isPart: false,
};
const target = { option: 'externalMail', value: 'han@outside.example' } as const;
const running = { target, validSeconds: 180, deadline: 0 };
const verified: Verification = { ...running, phase: 'verified' };

const values: SignUpValues = {
  ...initialValues,
  companyName: '한빛상사',
  userId: 'hanbit',
  loginId: 'han@company.example',
  password: 'Xk7!mqPz',
  passwordConfirmation: 'Xk7!mqPz',
  surname: '한',
  givenName: '빛나',
  externalMail: 'han@outside.example',
  mobile: { countryCode: '+82', number: '10-2000-0001' },
  agreements: [keyOf(terms)],
  isOldEnough: true,
};

const about: FormSurroundings = {
  service: 'PT',
  freeMailDomain: 'madang.example',
  passwordProfile: 'spec',
  nameScripts: 'koreanOrEnglish',
  checkedLoginId: 'hanbit@madang.example',
  verification: verified,
  terms: [terms],
};

/** Everything wrong with the form, as `path code`. */
function fieldErrors(change: Partial<SignUpValues> = {}, around: Partial<FormSurroundings> = {}) {
  const all = { ...values, ...change };
  const surroundings = { ...about, ...around };
  const { issues } = checkValues(formSchemaOf(surroundings.service), all);
  return [...issues, ...checkSignUp(all, surroundings)].map(({ path, code }) => `${path} ${code}`);
}

test('SGN-06 a complete form has no error, for the works product and for a mail ID', () => {
  expect(fieldErrors()).toEqual([]);
  expect(fieldErrors({ externalMail: '' }, { service: 'MT', checkedLoginId: 'han@company.example' })).toEqual([]);
});

test('SGN-01 an empty form reports every required field and no other', () => {
  expect(
    fieldErrors(initialValues, { checkedLoginId: undefined, verification: unsent, terms: undefined }).toSorted(),
  ).toEqual([
    'agreements MB820',
    'companyName MB_M_REQUIRED',
    'externalMail MB_M_PWD_ENTER_EXTMAIL',
    'givenName MB_M_MANAGER_JS_ENTERNAME',
    'isOldEnough MB_M_UNDER_14',
    'mobile MB_M_REQUIRED',
    'option MB_M_OTP_FIRST',
    'password MB_M_COMMON_JS_ENTERPASS',
    'passwordConfirmation MB_M_REQUIRED',
    'surname MB_M_MANAGER_JS_ENTERLASTNAME',
    'userId MB_M_REQUIRED',
  ]);
});

describe('LIM-03 LIM-04 ERR-05 single fields', () => {
  test.each<[Partial<SignUpValues>, string]>([
    [{ companyName: '한빛 상사' }, 'companyName MB_M_NO_SPACES'],
    [{ companyName: '한'.repeat(51) }, 'companyName MB_M_MAX_LENGTH'],
    [{ surname: '한^' }, 'surname MB_M_NAME_SPECIAL_VALID'],
    [{ givenName: ' 빛나' }, 'givenName MB_M_LEADING_SPACE'],
    [{ mobile: { countryCode: '+82', number: '00-2000-0001' } }, 'mobile MB_M_VALIDATE_AREANUMBER'],
    [{ mobile: { countryCode: '+82', number: '10-20000-0001' } }, 'mobile MB_M_VALIDATE_PHONENUMBER'],
    [{ mobile: { countryCode: '82', number: '10-2000-0001' } }, 'mobile MB_M_VALIDATE_NATIONNUMBER'],
    [{ externalMail: 'han@outside' }, 'externalMail MB_M_MANAGER_JS_MAILFORMATINVALID'],
    [{ timeZone: 'Seoul' }, 'timeZone MB_M_TIME_ZONE'],
  ])('%o is %s', (change, fieldError) => {
    expect(fieldErrors(change)).toContain(fieldError);
  });
});

test('LIM-03 a name in another script is accepted once its country is selected, if the policy allows it', () => {
  const japanese = { surname: '田中', givenName: '太郎' };
  const around = { nameScripts: 'allAbroad' } as const;
  expect(fieldErrors(japanese)).toEqual(['surname MB_M_NAME_SPECIAL_VALID', 'givenName MB_M_NAME_SPECIAL_VALID']);
  expect(fieldErrors(japanese, around)).toEqual(['surname MB_M_NAME_SCRIPTS', 'givenName MB_M_NAME_SCRIPTS']);
  expect(fieldErrors({ ...japanese, residenceCountry: 'JP' }, around)).toEqual([]);
});

describe('SGN-02 SGN-03 the ID', () => {
  test('must have passed the duplicate check unchanged', () => {
    expect(fieldErrors({ userId: 'hanbitna' })).toEqual(['userId MB_M_ID_RPTCHECK']);
    expect(fieldErrors({}, { checkedLoginId: undefined })).toEqual(['userId MB_M_ID_RPTCHECK']);
  });

  test('IDR-04 shows its rules before the duplicate check', () => {
    expect(fieldErrors({ userId: 'hanbit123' })).toEqual(['userId MB_T_ID_RULE5']);
  });

  test('of the other services is a mail address, and these need no external mail', () => {
    const service = 'MS';
    expect(fieldErrors({ loginId: 'hanbit', externalMail: '' }, { service })).toEqual([
      'loginId MB_M_MANAGER_JS_MAILFORMATINVALID',
    ]);
  });
});

describe('PWD-04 PWD-05 ERR-05 the password', () => {
  test.each([
    ['Xk7!mq', 'password MB_T_PASSWORD_RULE1'],
    ['Xk7!mqPzXk7!m', 'password MB_T_PASSWORD_RULE1'],
    ['XkqmqPzzA', 'password MB_T_PASSWORD_RULE2'],
    ['Xk7!mqP+z', 'password MB_T_PASSWORD_RULE3'],
    ['hanbit7!x', 'password MB_T_PASSWORD_RULE5'],
    ['Xk!0001mq', 'password MB_T_PASSWORD_RULE4'],
  ])('%s is %s', (password, fieldError) => {
    expect(fieldErrors({ password, passwordConfirmation: password })).toContain(fieldError);
  });

  test('must be confirmed', () => {
    expect(fieldErrors({ passwordConfirmation: 'Xk7!mqPy' })).toEqual([
      'passwordConfirmation MB_M_COMMON_JS_PASSNOTMATCH',
    ]);
  });
});

test('LIM-06 the external mail must be on another domain than the new ID', () => {
  expect(fieldErrors({ externalMail: 'bin@madang.example' })).toEqual([
    'externalMail MB_M_DO_NOT_SAME_USERID_AND_MAIL_DOMAIN',
  ]);
});

test('SGN-04 a sent code must be entered, and otherwise one must be sent', () => {
  const sent: Verification = { ...running, phase: 'sent', personId: 'p' };
  expect(fieldErrors({}, { verification: sent })).toEqual(['oneTimeCode MB_M_REQUIRED']);
  expect(fieldErrors({ oneTimeCode: '123' }, { verification: sent })).toEqual(['oneTimeCode MB_M_OTP_INVALID']);
  expect(fieldErrors({}, { verification: unsent })).toEqual(['option MB_M_OTP_FIRST']);
});

test('SGN-05 a form without its terms cannot be submitted', () => {
  expect(fieldErrors({}, { terms: undefined })).toEqual(['agreements MB820']);
  expect(fieldErrors({ agreements: [] })).toEqual(['agreements MB820']);
});

test('SGN-13 the age must be declared', () => {
  expect(fieldErrors({ isOldEnough: false })).toEqual(['isOldEnough MB_M_UNDER_14']);
});
