import * as z from 'zod/mini';
import { areOwnLengthsAllowed, idProfile, ownIdLengths } from '../../secrets/credentials/id-policy.ts';
import { ownIdLimits } from '../../secrets/credentials/limits.ts';
import {
  areOwnRulesAllowed,
  ownPasswordRules,
  passwordProfile,
  ownPasswordLimits,
} from '../../ground/companies/policies/password-profiles.ts';
import { companyFactorPolicies } from '../../secrets/credentials/mfa-policy.ts';
import { trustDays } from '../known-devices/limits.ts';
import { dateText, moment } from '../../kernel/dates.ts';
import { orEmpty } from '../../kernel/rules.ts';

export const policiesAddress = '/console/security-policies';

const { shortest, longest, shortestUnmixed } = ownPasswordLimits;
const areKept = z.refine<{ readonly passwordProfile: string }>(
  ({ passwordProfile: profile }) => {
    const own = ownPasswordRules(profile);
    return own === undefined || areOwnRulesAllowed(own);
  },
  {
    path: ['passwordProfile'],
    params: { code: 'PASSWORD_OWN_RULES', params: { 0: shortest, 1: longest, 2: shortestUnmixed } },
  },
);

/** PWD-01: rules for new passwords of a company; `expected` is what the form was opened with. */
export const passwordProfileChange = z
  .strictObject({ passwordProfile, expected: z.optional(passwordProfile) })
  .check(areKept);

const areIdsKept = z.refine<{ readonly idProfile: string }>(
  ({ idProfile: profile }) => {
    const own = ownIdLengths(profile);
    return own === undefined || areOwnLengthsAllowed(own);
  },
  {
    path: ['idProfile'],
    params: { code: 'ID_OWN_LENGTHS', params: { 0: ownIdLimits.shortest, 1: ownIdLimits.longest } },
  },
);

/** IDR-03: the same for new user IDs. */
export const idProfileChange = z.strictObject({ idProfile, expected: z.optional(idProfile) }).check(areIdsKept);

/** Input of the preview of IDs in use that would violate a profile, before it is selected. */
export const idProfilePreview = z.strictObject({ idProfile }).check(areIdsKept);

/** Days until a choice that asks for more takes effect, as plans of before have them. */
export const graceDays = ['0', '7', '14', '30'] as const;

/** A day in the company's time zone; '' for at once. */
const fromDay = orEmpty(dateText('yyyy-MM-dd', 'CO400'));

/** ACC-15: of which people the company asks for a second factor, and from which day on; a day that is over is at once. */
export const factorPolicyChange = z.strictObject({
  secondFactor: z.enum(companyFactorPolicies),
  from: fromDay,
  /** Meaning of `from` as a number of days. */
  graceDays: z.optional(z.enum(graceDays)),
  expected: z.optional(z.enum(companyFactorPolicies)),
});

/** ACC-17: for how many days a trusted device is asked for no second factor. */
export const trustDaysChange = z.strictObject({
  days: z.union(trustDays.map((days) => z.literal(days))),
  expected: z.optional(z.int()),
});

/** MEM-09: allows an explanation of a refusal to name colleagues who have the permission. */
export const holderNaming = z.strictObject({ isNamed: z.boolean(), expected: z.optional(z.boolean()) });
export type HolderNaming = z.output<typeof holderNaming>;

/**
 * PWD-07: request to renew passwords set by other rules at the next sign-in; `expected`: since when it was requested.
 */
export const passwordRenewalAsking = z.strictObject({
  isAsked: z.boolean(),
  from: fromDay,
  expected: z.optional(z.nullable(moment())),
});

/** Profile of passwords set before profiles were stored with them. */
export const unknownProfile = 'unknown';
