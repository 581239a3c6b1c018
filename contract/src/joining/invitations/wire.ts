import * as z from 'zod/mini';
import { loginIdMaxLength } from '../../secrets/credentials/limits.ts';
import { typedPassword } from '../../secrets/credentials/password-fields.ts';
import { idProfile } from '../../secrets/credentials/id-policy.ts';
import { passwordProfile } from '../../ground/companies/policies/password-profiles.ts';
import { companyFace } from '../../ground/companies/face.ts';
import { serviceTypes } from '../../ground/companies/service-types.ts';
import { countryCode } from '../../ground/countries/rules.ts';
import { mailAddress } from '../../kernel/mail-address.ts';
import { personName } from '../../kernel/names/person-name.ts';
import { phoneNumber } from '../../kernel/phone.ts';
import { route } from '../../kernel/route.ts';
import { optionalText, orEmpty, text } from '../../kernel/rules.ts';
import { timeZone } from '../../kernel/fields/time-zone.ts';
import { flag, languageCode, success, wireObject } from '../../kernel/wire.ts';
import { verificationOption } from '../../secrets/otp/wire.ts';
import { entryAgreementRows } from '../../ground/terms/wire.ts';

/** Maximum length of the part after the path's last slash; a foreign link gets the same answer as any invalid link. */
const linkMaxLength = 300;
const link = z.string().check(z.maxLength(linkMaxLength));

export const anyLink = z.strictObject({ link });

/** Identifier of the flow's own company, person or link; any other value is refused (CO403). */
const echoed = optionalText(linkMaxLength);

/** An invitation as the invited person sees it: whose it is and what it brings, and of the target only a hint. */
export const invitation = wireObject({
  compNm: ['companyName', z.string()],
  enCompNm: ['englishCompanyName', z.string()],
  /** Appearance of the company. */
  identity: ['identity', companyFace],
  svcType: ['serviceType', z.enum(serviceTypes)],
  serviceCdList: ['services', z.array(z.enum(serviceTypes))],
  /** Contact that the invitee must verify; absent if the link leaves the choice. */
  option: ['option', z.optional(verificationOption)],
  optionValue: ['targetHint', z.string()],
  mailDomainList: ['allowedDomains', z.array(z.string())],
  /** Domain of the requested ID; '' for the product's own. */
  idDomain: ['idDomain', z.string()],
  apprYn: ['needsApproval', flag],
  /** True if the sign-up began in this browser. */
  regYn: ['isBegun', flag],
  /** True if the invited contact is proven in this browser, by the mail's link or a code; no code is then requested. */
  vrfYn: ['isProven', flag],
  pwdProfile: ['passwordProfile', passwordProfile],
  idProfile: ['idProfile', idProfile],
});

/** Reads the invitation of a link and binds it to the caller's flow; nothing of the invitation itself changes. */
export const readInvitation = route({
  method: 'POST',
  path: '/employee/accountjoin/{link}',
  params: anyLink,
  answer: invitation,
});

/** The invitation that the caller's flow is bound to. */
export const readFlowInvitation = route({
  method: 'POST',
  path: '/employee/accountjoin/current',
  answer: invitation,
});

/** INV-04: the sign-up button. From here on the flow's page is the form. */
export const beginInvitation = route({
  method: 'POST',
  path: '/employee/accountjoin/begin',
  answer: success,
});

/** Sends the flow's invited person a code; a personal invitation knows itself where to. */
export const sendInvitationCode = route({
  method: 'POST',
  path: '/employee/memberadmin/rest/v1/id/nosession/link/newemp',
  body: wireObject({
    option: ['option', verificationOption],
    optionValue: ['target', optionalText(100)],
    locale: ['language', z.optional(languageCode)],
    compCd: ['companyCode', echoed],
    linkInvtCd: ['invitationCode', echoed],
  }),
  answer: wireObject({ epid: ['personId', z.uuid()], expiresIn: ['validSeconds', z.int()] }),
});

/** The names under which refusals of a code's target are reported. */
export const codePaths = { option: 'option', target: 'optionValue' } as const;

/** Company, services and target are the flow's alone; anyone who names others is refused. */
const join = wireObject({
  linkInvtCd: ['invitationCode', echoed],
  compCd: ['companyCode', echoed],
  epid: ['personId', echoed],
  /** The code, where it was not checked before by itself. */
  authnum: ['oneTimeCode', optionalText(50)],
  userId: ['userId', text(loginIdMaxLength, { trim: 'marks' })],
  fnm: ['fullName', optionalText(101)],
  gnm: ['givenName', personName({ missing: 'MB_M_MANAGER_JS_ENTERNAME' })],
  snm: ['surname', personName({ missing: 'MB_M_MANAGER_JS_ENTERLASTNAME' })],
  pwd: ['password', typedPassword],
  pwdConfirm: ['passwordConfirmation', typedPassword],
  xtnlEmailAddr: ['externalMail', orEmpty(mailAddress)],
  mphonNo: ['mobile', orEmpty(phoneNumber)],
  locale: ['language', languageCode],
  zoneCd: ['timeZone', timeZone('MB_M_TIME_ZONE')],
  jobplAddrCntryCd: ['residenceCountry', countryCode],
  pslInfoAgmts: ['agreements', entryAgreementRows],
  ageYn: ['isOldEnough', z._default(flag, true)],
});

/** INV-05: makes the invited person's account, or their application where the company approves first. */
export const joinByInvitation = route({
  method: 'POST',
  path: '/employee/accountjoin/join',
  body: join,
  answer: wireObject({
    epid: ['personId', z.uuid()],
    userId: ['loginId', z.string()],
    fnm: ['fullName', z.string()],
    belongs: [
      'companies',
      z.array(wireObject({ compCd: ['companyCode', z.string()], compNm: ['companyName', z.string()] })),
    ],
    serviceCdList: ['services', z.array(z.enum(serviceTypes))],
    apprYn: ['isWaiting', flag],
    /** Contact by which an applicant is notified of the decision. */
    option: ['contactOption', z.optional(verificationOption)],
    /** The ID is a mail address that a link in its mail has still to confirm. */
    cnfmYn: ['isConfirmed', flag],
  }),
});

/** The caller's names of the fields that the operations themselves may refuse. */
export const joinPaths = {
  userId: 'userId',
  externalMail: 'xtnlEmailAddr',
  mobile: 'mphonNo',
  password: 'pwd',
  passwordConfirmation: 'pwdConfirm',
  oneTimeCode: 'authnum',
  agreements: 'pslInfoAgmts',
  isOldEnough: 'ageYn',
  surname: 'snm',
  givenName: 'gnm',
} as const;
