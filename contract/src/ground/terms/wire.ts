import * as z from 'zod/mini';
import { countryCode, homeCountry } from '../countries/rules.ts';
import { languages } from '../../kernel/languages.ts';
import { route } from '../../kernel/route.ts';
import { flag, languageTag, wireList, wireObject } from '../../kernel/wire.ts';
import { oneAnswerEach } from './agreements.ts';
import { termsCodes, termsVersion } from './rules.ts';

const prefix = '/employee/memberadmin/rest/v2';
const country = z._default(countryCode, homeCountry);

/**
 * Query of the three term calls. With a code, the two flags are checked and change nothing. Re-consent shows a
 * sign-up's terms.
 */
const termsQuery = {
  cntryCd: ['countryCode', country],
  langCd: ['language', z.optional(languageTag)],
  trmsVerVal: ['version', z.optional(termsVersion)],
} as const;
const oneTermQuery = wireObject({
  ...termsQuery,
  trmsCd: ['termsCode', z.enum(termsCodes)],
  compAdminYn: ['isCompanyAdministrator', z.optional(flag)],
  reconsentYn: ['isReconsent', z.optional(flag)],
});

/** One text with its versions; the language may be the fallback of the one that was asked for. */
export const termsText = wireObject({
  trmsCd: ['termsCode', z.enum(termsCodes)],
  trmsVerVal: ['version', z.string()],
  trmsVerVals: ['versions', z.array(z.string())],
  trmsTtl: ['title', z.string()],
  langCd: ['language', z.enum(languages)],
  langNm: ['languageName', z.string()],
  cntryCd: ['countryCode', z.string()],
  contents: ['contents', z.array(wireObject({ trmsCn: ['content', z.string()], ncsrYn: ['isRequired', flag] }))],
});

const answer = {
  trmsCd: ['termsCode', z.enum(termsCodes)],
  trmsVerVal: ['version', termsVersion],
  agmtYn: ['isAgreed', flag],
} as const;

/** The answers of a person, one row for each term shown; a part of every body that records them. */
export const agreementRows = z.array(wireObject(answer)).check(oneAnswerEach);

/**
 * Answers to terms where an account begins. Privacy terms carry a second answer to their optional part; without it,
 * that is declined.
 */
export const entryAgreementRows = z
  .array(wireObject({ ...answer, optAgmtYn: ['isOptionalAgreed', z.optional(flag)] }))
  .check(oneAnswerEach);

const policyVersions = wireList(
  wireObject({
    trmsCd: ['termsCode', z.enum(termsCodes)],
    trmsVerVal: ['version', z.string()],
    ncsrYn: ['isRequired', flag],
  }),
);

/** The newest version of each term of a country. */
export const readPolicyVersions = route({
  method: 'GET',
  path: `${prefix}/nosession/terms/policy/version`,
  query: wireObject({ cntryCd: ['countryCode', country] }),
  answer: policyVersions,
});

/** The same as a POST. It needs no session either, although its path does not say so (MEM-06). */
export const postPolicyVersions = route({
  method: 'POST',
  path: `${prefix}/terms/policy/version`,
  body: wireObject({ cntryCd: ['countryCode', country] }),
  answer: policyVersions,
});

/** The versions of one term, the oldest first. */
export const listVersions = route({
  method: 'GET',
  path: `${prefix}/nosession/terms/version`,
  query: oneTermQuery,
  answer: wireObject({ trmsVerVals: ['versions', z.array(z.string())] }),
});

/** One term: the asked version, or the last. */
export const readTerms = route({
  method: 'GET',
  path: `${prefix}/nosession/terms/cn`,
  isReference: true,
  query: oneTermQuery,
  answer: termsText,
});

/** The names under which refusals of the question are reported. */
export const refusedFields = { termsCode: 'trmsCd', version: 'trmsVerVal' } as const;

/** All terms that a person of a country is shown, in their newest versions; or the one that is named, in the version named. */
export const listTerms = route({
  method: 'GET',
  path: `${prefix}/nosession/cntry/terms/cn`,
  isReference: true,
  query: wireObject({
    ...termsQuery,
    trmsCd: ['termsCode', z.optional(z.enum(termsCodes))],
    compAdminYn: ['isCompanyAdministrator', z._default(flag, false)],
    reconsentYn: ['isReconsent', z._default(flag, false)],
  }),
  answer: wireList(termsText),
});
