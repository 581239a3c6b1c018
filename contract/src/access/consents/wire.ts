import * as z from 'zod/mini';
import { countryCode } from '../../ground/countries/rules.ts';
import { route } from '../../kernel/route.ts';
import { maxLength, requiredText, text } from '../../kernel/rules.ts';
import { flag, success, wireObject } from '../../kernel/wire.ts';
import { termsCodes } from '../../ground/terms/rules.ts';
import { agreementRows } from '../../ground/terms/wire.ts';
import { optionalItem } from './rules.ts';

const person = z.string().check(maxLength(50));

/** The names under which refusals of the answers are reported. */
export const refusedFields = { agreements: 'pslInfoAgmts', isKept: 'agmtYn' } as const;

/** Records the answers of a sign-in that waits: one for each of the terms that it is shown. */
export const recordAgreements = route({
  method: 'POST',
  path: '/employee/memberadmin/rest/v2/nosession/terms/agmt',
  body: wireObject({
    epid: ['personId', person],
    cntryCd: ['countryCode', countryCode],
    compAdminYn: ['isCompanyAdministrator', flag],
    pslInfoAgmts: ['agreements', agreementRows],
  }),
  answer: success,
});

/** The receipt of a deletion: what was held and is gone, and when, to be read in the person's time zone. */
const receipt = wireObject({
  dltItms: ['deleted', z.array(optionalItem)],
  dltDt: ['deletedAt', z.string()],
  zoneCd: ['timeZone', z.string()],
});

/**
 * Keeps or deletes the optional data after the terms are answered: N deletes it at once. The answered country becomes the user's
 * country.
 */
export const updatePrivacy = route({
  method: 'POST',
  path: '/employee/memberadmin/rest/v1/id/nosession/privacy/update',
  body: wireObject({
    epid: ['personId', person],
    compCd: ['companyCode', z.optional(text(20))],
    cntryCd: ['countryCode', countryCode],
    agmtYn: ['isKept', flag],
  }),
  answer: wireObject({ result: ['result', z.literal('success')], data: ['receipt', z.nullable(receipt)] }),
});

const agreement = wireObject({
  trmsCd: ['termsCode', z.enum(termsCodes)],
  trmsVerVal: ['version', z.string()],
  agmtYn: ['isAgreed', flag],
  agmtDt: ['agreedAt', z.string()],
});

/** Returns the caller's latest answer to each of the terms. */
export const readUserAgreements = route({
  method: 'POST',
  path: '/portal/admin/wizard/agree-userinfo',
  answer: wireObject({
    result: ['result', z.literal('success')],
    data: ['data', wireObject({ agreements: ['agreements', z.array(agreement)] })],
    error: ['error', z.null()],
  }),
});

/** The hidden form: the ticket makes the waiting sign-in a session, once. */
export const completeLogIn = route({
  method: 'POST',
  path: '/loginapp/login/session/privacy-policy-agreement',
  sentBy: 'form',
  body: z.strictObject({
    ticket: requiredText(100),
    /** Redirect address of the sign-in; used if it is a page of the product. */
    target: z.optional(text(2_000)),
  }),
  answer: z.strictObject({ location: z.string() }),
});
