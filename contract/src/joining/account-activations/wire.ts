import * as z from 'zod/mini';
import { loginIdMaxLength } from '../../secrets/credentials/limits.ts';
import { typedPassword } from '../../secrets/credentials/password-fields.ts';
import { serviceTypes } from '../../ground/companies/service-types.ts';
import { countryCode } from '../../ground/countries/rules.ts';
import { route } from '../../kernel/route.ts';
import { optionalText, requiredText } from '../../kernel/rules.ts';
import { flag, languageCode, wireObject } from '../../kernel/wire.ts';
import { entryAgreementRows } from '../../ground/terms/wire.ts';

const nosession = '/employee/memberadmin/rest/v1';

/** The person that the flow has proven, as the company registered them; never sent to a stranger. */
const registered = wireObject({
  epid: ['personId', z.uuid()],
  userId: ['loginId', z.string()],
  compCd: ['companyCode', z.string()],
  compNm: ['companyName', z.string()],
  enCompNm: ['englishCompanyName', z.string()],
  fnm: ['fullName', z.string()],
});

/** ACC-04: check of an instant account's initial password. An empty answer means no, for unknown IDs as well. */
export const checkInitialPassword = route({
  method: 'POST',
  path: `${nosession}/page/nosession/check`,
  body: wireObject({ userId: ['loginId', requiredText(loginIdMaxLength)], pwd: ['password', typedPassword] }),
  answer: wireObject({ memberVO: ['member', z.optional(registered)] }),
});

/** Identifier of the flow's own person and company; any other value is refused (CO403). */
const echoed = optionalText(100);

/** Value that the company has on record; a body may repeat it, but a different value is refused (CO403). */
const recorded = z.optional(optionalText(100));

/** ACC-04, ACC-05: the account of the proven person of the flow, with a password, a country and terms. */
export const activateAccount = route({
  method: 'POST',
  path: `${nosession}/emp/nosession/update`,
  body: wireObject({
    epId: ['personId', echoed],
    userId: ['loginId', echoed],
    /** Company selected from those that await the proven contact; '' if there is only one. */
    compCd: ['companyCode', echoed],
    pwd: ['password', typedPassword],
    confirmPwd: ['passwordConfirmation', typedPassword],
    jobplAddrCntryCd: ['residenceCountry', countryCode],
    locale: ['language', z.optional(languageCode)],
    pslInfoAgmts: ['agreements', entryAgreementRows],
    fnm: ['fullName', recorded],
    gnm: ['givenName', recorded],
    snm: ['surname', recorded],
    enFnm: ['englishName', recorded],
    dn: ['displayName', recorded],
    emailAddr: ['mailAddress', recorded],
    xtnlEmailAddr: ['externalMail', recorded],
    mphonNo: ['mobile', recorded],
    rlnmYn: ['isRealName', z.optional(flag)],
    emmtTypeCd: ['employmentType', recorded],
    deptCd: ['departmentCode', recorded],
    secuGrdCd: ['securityGrade', recorded],
  }),
  answer: wireObject({
    epid: ['personId', z.uuid()],
    userId: ['loginId', z.string()],
    fnm: ['fullName', z.string()],
    belongs: [
      'companies',
      z.array(wireObject({ compCd: ['companyCode', z.string()], compNm: ['companyName', z.string()] })),
    ],
    serviceCdList: ['services', z.array(z.enum(serviceTypes))],
    /** The ID is a mail address that a link in its mail has still to confirm. */
    cnfmYn: ['isConfirmed', flag],
  }),
});

/** The caller's names of the fields that the operations themselves may refuse. */
export const activationPaths = {
  companyCode: 'compCd',
  password: 'pwd',
  passwordConfirmation: 'confirmPwd',
  agreements: 'pslInfoAgmts',
} as const;
