import * as z from 'zod/mini';
import { countryCode } from '../../ground/countries/rules.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { route } from '../../kernel/route.ts';
import { languages } from '../../kernel/languages.ts';
import { termsCodes, termsVersion } from '../../ground/terms/rules.ts';
import { optionalData, optionalItem } from './rules.ts';

/** Remaining steps of a sign-in that awaits consent. */
export const waiting = z.strictObject({
  personId: z.string(),
  countryCode: z.string(),
  isCompanyAdministrator: z.boolean(),
  /** The person has never answered any terms. */
  isFirst: z.boolean(),
  state: z.enum(['open', 'agreed', 'settled']),
  /** The answered terms ask about optional data as well, which is not answered yet. */
  isOptionalAsked: z.boolean(),
  /** The terms to answer; with another country all of that country's. */
  due: z.array(z.enum(termsCodes)),
  ...optionalData.shape,
});
export type Waiting = z.output<typeof waiting>;

/** One thing that the person was asked to agree to, with the words that were shown. */
const ownConsent = z.strictObject({
  termsCode: z.enum(termsCodes),
  /** The whole text, or what it asks for beyond what it requires. */
  part: z.enum(['whole', 'optional']),
  isRequired: z.boolean(),
  isAgreed: z.boolean(),
  /** Time and version of the person's answer; null if not asked yet. */
  answered: z.nullable(z.strictObject({ version: z.string(), at: z.iso.datetime() })),
  /** A consent to marketing is asked for again by then. */
  endsAt: z.nullable(z.iso.datetime()),
  /** Text that the user answered; for declined terms, the text that the user could agree to now. */
  text: z.strictObject({
    version: z.string(),
    title: z.string(),
    language: z.enum(languages),
    contents: z.array(z.string()),
  }),
});
export type OwnConsent = z.output<typeof ownConsent>;

/** Lists the terms that the user agreed to and declined, and the stored optional data. */
export const listConsents = route({
  method: 'GET',
  path: '/api/v1/consents',
  answer: listOf(ownConsent, {
    ...optionalData.shape,
    /** The person's, for times. */
    timeZone: z.string(),
  }),
});

const consentKey = z.strictObject({ termsCode: z.enum(termsCodes) });
const consentAnswer = z.strictObject({ isAgreed: z.boolean(), version: termsVersion });
export const consentChange = z.extend(consentAnswer, consentKey.shape);

/**
 * Withdraws an optional consent, or gives it to the version shown now. Withdrawing the optional data's consent deletes
 * that data at once.
 */
export const changeConsent = route({
  method: 'PUT',
  path: '/api/v1/consents/{termsCode}',
  params: consentKey,
  body: consentAnswer,
  answer: z.strictObject({
    receipt: z.nullable(
      z.strictObject({ deleted: z.array(optionalItem), deletedAt: z.iso.datetime(), timeZone: z.string() }),
    ),
  }),
});

/**
 * State of the browser's pending sign-in; a session held back by terms becomes one. Null: nothing is left to answer,
 * and the session goes on.
 */
export const beginConsent = route({
  method: 'POST',
  path: '/api/v1/consent',
  body: z.strictObject({}),
  answer: z.strictObject({ waiting: z.nullable(waiting) }),
});

const termsChange = z.strictObject({
  termsCode: z.enum(termsCodes),
  /** The version that the person agreed to last. */
  agreedVersion: z.string(),
  /** Publisher's summary of every version since, newest first. */
  summaries: z.array(z.strictObject({ version: z.string(), summary: z.string() })),
  /** Text that the user agreed to; null if it is not available in the language of the current text. */
  before: z.nullable(
    z.strictObject({
      title: z.string(),
      contents: z.array(z.strictObject({ content: z.string(), isRequired: z.boolean() })),
    }),
  ),
});
export type TermsChange = z.output<typeof termsChange>;

export const changesQuestion = z.strictObject({ countryCode });

/** TRM-08: of the terms of a country that a waiting sign-in is shown, what changed since its person agreed. */
export const readChanges = route({
  method: 'POST',
  path: '/api/v1/consent/changes',
  body: changesQuestion,
  answer: listOf(termsChange),
});

/** A ticket for the hidden form, after every step before it. */
export const issueConsentTicket = route({
  method: 'POST',
  path: '/api/v1/consent/ticket',
  body: z.strictObject({}),
  answer: z.strictObject({ ticket: z.string() }),
});
