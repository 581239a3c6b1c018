import * as z from 'zod/mini';
import { idProfileNames } from '../credentials/id-policy.ts';
import { passwordProfiles } from '../credentials/password-profiles.ts';

export const policiesAddress = '/console/security-policies';

/** PWD-01: what new passwords of the company's people are judged by from now on; `expected` is what the form was opened with. */
export const passwordProfileChange = z.strictObject({
  passwordProfile: z.enum(passwordProfiles),
  expected: z.optional(z.enum(passwordProfiles)),
});

/** IDR-03: the same for new user IDs. */
export const idProfileChange = z.strictObject({
  idProfile: z.enum(idProfileNames),
  expected: z.optional(z.enum(idProfileNames)),
});

/** Where a password was set before profiles were stored with them. */
export const unknownProfile = 'unknown';
