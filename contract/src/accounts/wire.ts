import * as z from 'zod/mini';
import { serviceTypes } from '../companies/service-types.ts';
import { languages, readsKorean } from '../kernel/languages.ts';
import { route } from '../kernel/route.ts';
import { maxLength, optionalText, text } from '../kernel/rules.ts';
import { flag, success, wireObject } from '../kernel/wire.ts';
import { loginIdMaxLength } from './limits.ts';

/** Both may come in the body or in the query; the operation asks for what neither brought. */
const idQuery = wireObject({
  userId: ['loginId', z.optional(text().check(maxLength(loginIdMaxLength)))],
  svcType: ['serviceType', z.optional(z.enum(serviceTypes))],
});

/** The names under which refusals of the ID and the service are told. */
export const refusedFields = { loginId: 'userId', serviceType: 'svcType' } as const;

/**
 * Whether an ID can be signed up with: the user id alone for PT, a mail address for the other services. It is counted in
 * the browser's flow as other calls of a sign-up are, but finds that flow by itself, in the statement that counts.
 */
export const checkLoginId = route({
  method: 'POST',
  path: '/employee/memberadmin/rest/v1/id/nosession/doublecheck',
  query: idQuery,
  body: idQuery,
  answer: success,
});

/** The specification knows two languages: KO for Korean, US for all others. */
const preferredLanguage = z.codec(z.enum(['KO', 'US']), z.enum(languages), {
  decode: (code) => (code === 'KO' ? 'ko' : 'en'),
  encode: (language) => (readsKorean(language) ? 'KO' : 'US'),
});

/** A person as the specification's calls tell of one. */
export const member = wireObject({
  epid: ['personId', z.string()],
  userId: ['loginId', z.string()],
  prefLangCd: ['language', preferredLanguage],
  compCd: ['companyCode', z.string()],
  suborgCd: ['subOrganisationCode', z.string()],
  compNm: ['companyName', z.string()],
  enCompNm: ['englishCompanyName', z.string()],
  fnm: ['fullName', z.string()],
  enFnm: ['englishName', z.string()],
  ptConfYn: ['isSetUpFinished', flag],
});

/** The caller's own person; an ID other than the caller's is refused. */
export const readEmployeeByUserId = route({
  method: 'POST',
  path: '/employee/memberadmin/rest/v1/emp/readEmployeeByUserId',
  body: wireObject({ userId: ['loginId', optionalText(loginIdMaxLength)] }),
  answer: wireObject({ memberVO: ['member', member] }),
});
