import * as z from 'zod/mini';
import { listOf } from '../../kernel/lists/list.ts';
import { countryCodes } from '../countries/codes.ts';
import { isDate, moment } from '../../kernel/dates.ts';
import { languages } from '../../kernel/languages.ts';
import { downloadReason } from '../jobs/rules.ts';
import { route } from '../../kernel/route.ts';
import {
  formMaxLength,
  linesText,
  maxLength,
  required,
  requiredText,
  rule,
  text,
  storedId,
} from '../../kernel/rules.ts';
import { success } from '../../kernel/wire.ts';
import { termsCodes } from '../terms/rules.ts';
import { editionLimits, everyOtherCountry } from './limits.ts';

const { titleCharacters, partsPerText, contentCharacters, consentCharacters, summaryCharacters } = editionLimits;
const instant = moment({ offset: true });
const consentText = requiredText(consentCharacters);

const part = z.strictObject({
  /** HTML; what no text needs is taken out when it is saved. */
  content: z.string().check(maxLength(contentCharacters), required),
  isRequired: z.boolean(),
  /** TRM-07: the four facts that the law requires where a part asks for consent. */
  consent: z.nullable(
    z.strictObject({ purpose: consentText, items: consentText, retention: consentText, refusal: consentText }),
  ),
});
export type EditionPart = z.output<typeof part>;

const editionText = z.strictObject({
  language: z.enum(languages),
  title: requiredText(titleCharacters),
  /** TRM-08: changes since the previous version, in the publisher's words; a first version needs none. */
  summary: z._default(linesText(summaryCharacters), ''),
  parts: z.array(part).check(z.minLength(1), z.maxLength(partsPerText)),
});
export type EditionText = z.output<typeof editionText>;

const texts = z.array(editionText).check(
  z.minLength(1),
  rule('EDITION_LANGUAGE', ({ length }) => length <= languages.length),
  rule('EDITION_LANGUAGE', (all) => new Set(all.map(({ language }) => language)).size === all.length),
);

export const edition = z.strictObject({
  termsCode: z.enum(termsCodes),
  countryCode: z.string().check(
    maxLength(formMaxLength),
    rule<string>('CO404', (value) => value === everyOtherCountry || countryCodes.includes(value)),
  ),
});
export type EditionKey = z.output<typeof edition>;

/** The main zone of the terms' country, in which their days begin. */
const timeZone = z.string();

export const dayOfEffect = text(formMaxLength).check(rule('EDITION_DAY', (value) => isDate(value, 'yyyy-MM-dd')));

/** Time at which the draft was saved that a change is based on; null before the first. */
const basis = z.nullable(instant);

export const editionDraft = z.strictObject({ needsConsent: z.boolean(), texts });
export type EditionDraft = z.output<typeof editionDraft>;

const draft = z.strictObject({
  ...edition.shape,
  ...editionDraft.shape,
  basis,
  /** The version before, which readers compare with; null for a country's first one. */
  before: z.nullable(z.strictObject({ version: z.string(), texts: z.array(editionText) })),
  timeZone,
});
export type DraftAnswer = z.output<typeof draft>;

const version = z.strictObject({
  ...edition.shape,
  version: z.string(),
  takesEffectAt: z.string(),
  timeZone,
  publishedAt: z.string(),
  needsConsent: z.boolean(),
  languages: z.array(z.enum(languages)),
  /** Number of users who agreed to this version, and of those who declined it. */
  agreedCount: z.number(),
  declinedCount: z.number(),
  /** The same of what is optional in it; null where it asks for no more than it requires. Silence is in neither. */
  optional: z.nullable(z.strictObject({ agreedCount: z.number(), declinedCount: z.number() })),
});
export type VersionRow = z.output<typeof version>;

const path = '/api/v1/operator/terms';
const draftPath = `${path}/{termsCode}/{countryCode}/draft`;

/** Every version of every country, the newest first. */
export const listEditions = route({
  method: 'GET',
  path,
  answer: listOf(version, { drafts: z.array(edition) }),
});

/** The saved draft, or what a new one begins with. */
export const readDraft = route({
  method: 'GET',
  path: draftPath,
  params: edition,
  answer: draft,
});

export const saveDraft = route({
  method: 'PUT',
  path: draftPath,
  params: edition,
  body: z.strictObject({ ...editionDraft.shape, basis }),
  answer: draft,
});

export const discardDraft = route({
  method: 'DELETE',
  path: draftPath,
  params: edition,
  answer: success,
});

/** Makes the draft a version that nothing changes any more, from a day's midnight on; null is as soon as can be. */
export const publishDraft = route({
  method: 'POST',
  path: `${draftPath}/publication`,
  params: edition,
  body: z.strictObject({ basis: instant, takesEffectOn: z.nullable(dayOfEffect) }),
  answer: z.strictObject({ version: z.string() }),
});

export const proofRequest = z.strictObject({
  version: z.string().check(maxLength(20)),
  companyCode: requiredText(20).check(rule<string>('EDITION_COMPANY', (value) => /^[A-Z0-9]+$/.test(value))),
  reason: downloadReason,
  /** The answer that the last call ended with. */
  after: z.optional(storedId),
});

/** The proof of who in a company answered what: CSV lines, the first call's with their heads. */
export const exportProof = route({
  method: 'POST',
  path: `${path}/{termsCode}/{countryCode}/proof`,
  params: edition,
  body: proofRequest,
  answer: z.strictObject({ csv: z.string(), rowCount: z.number(), next: z.nullable(z.uuid()) }),
});
