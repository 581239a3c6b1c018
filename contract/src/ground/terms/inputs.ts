import * as z from 'zod/mini';
import { countryCode } from '../countries/rules.ts';
import { languages } from '../../kernel/languages.ts';
import { termsCodes, termsVersion } from './rules.ts';

/** The language of the texts; without one it is the request's. */
const language = z.optional(z.enum(languages));

export const policyVersionList = z.strictObject({ countryCode });

const oneTerm = { termsCode: z.enum(termsCodes), countryCode, language };

/** `version`: refused where it is none of the list. */
export const versionList = z.strictObject({ ...oneTerm, version: z.optional(termsVersion) });

export const termsReading = z.strictObject({ ...oneTerm, version: z.optional(termsVersion) });

/** All terms of a country, or the one that is named, in the version that is named beside it. */
export const termsList = z.strictObject({
  countryCode,
  language,
  termsCode: z.optional(z.enum(termsCodes)),
  version: z.optional(termsVersion),
  isCompanyAdministrator: z.boolean(),
  isReconsent: z.boolean(),
});
