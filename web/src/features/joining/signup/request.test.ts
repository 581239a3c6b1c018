import { signupWire } from '@madang/contract/joining/signup/wire.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { checkValues } from '../../../kernel/forms/form-checks.ts';
import { keyOf, type Term } from './agreements.ts';
import { type CheckedFields, formSchemaOf } from './form-schema.ts';
import { signUpRequest } from './request.ts';
import { initialValues, type SignUpValues } from './values.ts';

const marketing: Term = {
  termsCode: 'CMAR',
  version: '2026-01-01',
  title: 'Marketing',
  html: '',
  language: 'en',
  isRequired: false,
  isPart: false,
};
const personal: Term = { ...marketing, termsCode: 'PIAR', isRequired: true };

const typed: SignUpValues = {
  ...initialValues,
  companyName: '한빛상사',
  userId: ' hanbit ',
  loginId: 'Han@Company.example',
  password: 'Xk7!mqPz',
  passwordConfirmation: 'Xk7!mqPz',
  surname: '한',
  givenName: '빛나',
  externalMail: 'Han@Outside.example',
  mobile: { countryCode: '+82', number: '10-2000-0001' },
  promotionCode: ' spring-2026 ',
  opencode: 'NOT-SENT',
  oneTimeCode: '123456',
  agreements: [keyOf(personal)],
  isOldEnough: true,
};

/** The body as it leaves the browser. */
function bodyOf(service: 'PT' | 'MT') {
  const { output } = checkValues(formSchemaOf(service), typed);
  const about = { service, freeMailDomain: 'madang.example', terms: [personal, marketing], language: 'ko' } as const;
  // The check above made the output of the very schema that CheckedFields names.
  return z.encode(signupWire.request.body, signUpRequest(output as CheckedFields, typed, about));
}

test('SGN-07 the payload equals the specification’s, field by field', () => {
  expect(bodyOf('PT')).toEqual({
    compNm: '한빛상사',
    enCompNm: '',
    email: 'hanbit@madang.example',
    fnm: '한빛나',
    gnm: '빛나',
    snm: '한',
    userId: 'hanbit',
    zoneCd: 'Asia/Seoul',
    pwd: 'Xk7!mqPz',
    pwdConfirm: 'Xk7!mqPz',
    refereeMphonNo: '',
    refereeNm: 'SPR1NG2026',
    svcType: 'PT',
    locale: 'ko',
    mphonNo: '+82-10-2000-0001',
    jobplAddrCntryCd: 'KR',
    pslInfoAgmts: [
      { trmsCd: 'PIAR', trmsVerVal: '2026-01-01', agmtYn: 'Y' },
      { trmsCd: 'CMAR', trmsVerVal: '2026-01-01', agmtYn: 'N' },
    ],
    adminEmail: 'han@outside.example',
    ageYn: 'Y',
  });
});

test('SGN-02 a mail ID is sent in both spellings of the ID, without an external mail', () => {
  expect(bodyOf('MT')).toMatchObject({
    userId: 'Han@Company.example',
    email: 'han@company.example',
    adminEmail: '',
    svcType: 'MT',
  });
});
