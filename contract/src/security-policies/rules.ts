import * as z from 'zod/mini';
import { idProfileNames } from '../credentials/id-policy.ts';
import { passwordProfiles } from '../credentials/password-profiles.ts';
import { companyFactorPolicies } from '../credentials/second-factor-policy.ts';

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

/** Days until a choice that asks for more takes effect. */
export const graceDays = ['0', '7', '14', '30'] as const;

/** ACC-15: of which people the company asks for a second factor, and after how many days. */
export const factorPolicyChange = z.strictObject({
  secondFactor: z.enum(companyFactorPolicies),
  graceDays: z.enum(graceDays),
  expected: z.optional(z.enum(companyFactorPolicies)),
});

/** PWD-07: whether passwords from before other rules are to be renewed at the next log-in; `expected`: since when that was asked. */
export const passwordRenewalAsking = z.strictObject({
  isAsked: z.boolean(),
  expected: z.optional(z.nullable(z.iso.datetime())),
});

/** Where a password was set before profiles were stored with them. */
export const unknownProfile = 'unknown';
