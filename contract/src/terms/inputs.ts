import * as z from 'zod/mini';
import { countryCode } from '../countries/rules.ts';
import { languages } from '../kernel/languages.ts';
import { termsCodes, termsVersion } from './rules.ts';

/** The language of the texts; without one it is the request's. */
const language = z.optional(z.enum(languages));

export const policyVersionList = z.strictObject({ countryCode });

export const versionList = z.strictObject({ termsCode: z.enum(termsCodes), countryCode, language });

export const termsReading = z.strictObject({ ...versionList.shape, version: z.optional(termsVersion) });

export const termsList = z.strictObject({
  countryCode,
  language,
  isCompanyAdministrator: z.boolean(),
  isReconsent: z.boolean(),
});
