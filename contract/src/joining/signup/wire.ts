import * as z from 'zod/mini';
import { loginIdMaxLength } from '../../secrets/credentials/limits.ts';
import { typedPassword } from '../../secrets/credentials/password-fields.ts';
import { companyName, englishCompanyName } from '../../ground/companies/rules.ts';
import { serviceTypes } from '../../ground/companies/service-types.ts';

import { countryCode } from '../../ground/countries/rules.ts';
import { mailAddress } from '../../kernel/mail-address.ts';
import { personName } from '../../kernel/names/person-name.ts';
import { phoneNumber } from '../../kernel/phone.ts';
import { route } from '../../kernel/route.ts';
import { optionalText, orEmpty, rule, text } from '../../kernel/rules.ts';
import { timeZone } from '../../kernel/fields/time-zone.ts';
import { flag, languageCode, wireObject } from '../../kernel/wire.ts';
import { entryAgreementRows } from '../../ground/terms/wire.ts';

/** Codes go in promotion letters by hand, so they may carry spaces at their ends. */
const promotionCodeMaxLength = 50;

/** The specification's sign-up payload. Which rules hold for ID, mail and password depends on the service. */
const request = wireObject({
  compNm: ['companyName', companyName],
  enCompNm: ['englishCompanyName', englishCompanyName],
  email: [
    'loginId',
    text(loginIdMaxLength).check(rule<string>('MB_M_MANAGER_JS_MAILFORMATINVALID', (value) => value !== '')),
  ],
  fnm: ['fullName', optionalText(101)],
  gnm: ['givenName', personName({ missing: 'MB_M_MANAGER_JS_ENTERNAME' })],
  snm: ['surname', personName({ missing: 'MB_M_MANAGER_JS_ENTERLASTNAME' })],
  userId: ['userId', text(loginIdMaxLength, { trim: 'marks' })],
  zoneCd: ['timeZone', timeZone('MB_M_TIME_ZONE')],
  pwd: ['password', typedPassword],
  pwdConfirm: ['passwordConfirmation', typedPassword],
  refereeMphonNo: ['refereeMobile', orEmpty(phoneNumber)],
  refereeNm: ['promotionCode', optionalText(promotionCodeMaxLength)],
  svcType: ['serviceType', z.enum(serviceTypes)],
  locale: ['language', languageCode],
  mphonNo: ['mobile', phoneNumber],
  jobplAddrCntryCd: ['residenceCountry', countryCode],
  pslInfoAgmts: ['agreements', entryAgreementRows],
  adminEmail: ['externalMail', orEmpty(mailAddress)],
  ageYn: ['isOldEnough', z._default(flag, true)],
});

const answer = wireObject({
  epid: ['personId', z.uuid()],
  userId: ['loginId', z.string()],
  fnm: ['fullName', z.string()],
  belongs: [
    'companies',
    z.array(wireObject({ compCd: ['companyCode', z.string()], compNm: ['companyName', z.string()] })),
  ],
});

export const signupWire = {
  request: route({
    method: 'POST',
    path: '/employee/memberadmin/rest/v1/freemium/nosession/request',
    body: request,
    answer,
  }),
} as const;

/** The caller's names of the fields that the operation itself may refuse. */
export const signUpPaths = {
  userId: 'userId',
  loginId: 'email',
  externalMail: 'adminEmail',
  mobile: 'mphonNo',
  refereeMobile: 'refereeMphonNo',
  password: 'pwd',
  passwordConfirmation: 'pwdConfirm',
  promotionCode: 'refereeNm',
  agreements: 'pslInfoAgmts',
  residenceCountry: 'jobplAddrCntryCd',
  isOldEnough: 'ageYn',
  surname: 'snm',
  givenName: 'gnm',
} as const;
