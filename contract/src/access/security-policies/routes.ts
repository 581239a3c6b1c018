import * as z from 'zod/mini';
import { idProfile } from '../../secrets/credentials/id-policy.ts';
import { passwordProfile } from '../../ground/companies/policies/password-profiles.ts';
import { canOf } from '../../kernel/access/can.ts';
import { route } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';
import { companyFactorPolicies } from '../../secrets/credentials/mfa-policy.ts';
import {
  factorPolicyChange,
  holderNaming,
  idProfileChange,
  idProfilePreview,
  passwordProfileChange,
  passwordRenewalAsking,
  trustDaysChange,
  unknownProfile,
} from './rules.ts';

const path = '/api/v1/security-policies';
const count = z.int();
const coverage = z.strictObject({ people: count, withFactor: count });

export const readSecurityPolicies = route({
  method: 'GET',
  path,
  answer: z.strictObject({
    passwordProfile,
    /** Number of people by the profile under which their current password was set, with every profile. */
    passwords: z.array(
      z.strictObject({ profile: z.union([passwordProfile, z.literal(unknownProfile)]), people: count }),
    ),
    renewal: z.strictObject({
      /** Since when new passwords are asked for at the next sign-in; null: they are not. */
      askedAt: z.nullable(z.iso.datetime()),
      /** The day in the company's time zone from which they have to be changed; null where that is today or before. */
      from: z.nullable(z.string()),
      /** Whose password was not set by the present rules, and how many of them are still asked. */
      due: count,
      left: count,
    }),
    idProfile,
    /** True if the company's type determines the profile, so it cannot be changed here. */
    isIdProfileFixed: z.boolean(),
    /** True if the company's people have user IDs; otherwise their IDs are mail addresses, to which no profile applies. */
    hasUserIds: z.boolean(),
    /** PRD-04: the domains of the company's own on which a new ID may be, in the letters of their language. */
    ownDomains: z.array(z.string()),
    /** Number of IDs in use that would violate each profile, and true if the reader's own ID is among them. */
    ids: z.array(z.strictObject({ profile: idProfile, short: count, isOwnShort: z.boolean() })),
    secondFactor: z.enum(companyFactorPolicies),
    /** The day in the company's time zone from which the choice holds; null where it holds already. */
    secondFactorFrom: z.nullable(z.string()),
    /** True if the platform or the password rules already require MFA from everyone, so the company's choice adds nothing. */
    isFactorRequired: z.boolean(),
    /** True if long passwords alone would require MFA from everyone, from the next sign-in on. */
    isFactorWithLong: z.boolean(),
    /** Number of people affected by each choice, and of those who have MFA. */
    factors: z.strictObject({ administrators: coverage, everybody: coverage }),
    /** Number of people who must have MFA but do not, number who may be reminded now, and time of the last reminder. */
    reminder: z.strictObject({ people: count, due: count, lastAt: z.nullable(z.iso.datetime()) }),
    /** Days for which a trusted device skips the second factor; 0: it never does. */
    trustDays: z.int(),
    /** True if the explanation of a refusal names colleagues who have the permission. */
    namesHolders: z.boolean(),
    can: canOf(['change']),
  }),
});

export const changePasswordProfile = route({
  method: 'PUT',
  path: `${path}/password-profile`,
  body: passwordProfileChange,
  answer: success,
});

export const changeIdProfile = route({
  method: 'PUT',
  path: `${path}/id-profile`,
  body: idProfileChange,
  answer: success,
});

/** IDR-03: number of IDs in use of another length, and if the caller's own is among them. */
export const previewIdProfile = route({
  method: 'GET',
  path: `${path}/id-profile/preview`,
  query: idProfilePreview,
  answer: z.strictObject({ short: count, isOwnShort: z.boolean() }),
});

export const changeFactorPolicy = route({
  method: 'PUT',
  path: `${path}/second-factor`,
  body: factorPolicyChange,
  answer: success,
});

export const changeTrustDays = route({
  method: 'PUT',
  path: `${path}/trusted-devices`,
  body: trustDaysChange,
  answer: success,
});

export const nameRightHolders = route({
  method: 'PUT',
  path: `${path}/right-holders`,
  body: holderNaming,
  answer: success,
});

/** Requires password renewal; returns the number of users affected now. */
export const askPasswordRenewal = route({
  method: 'PUT',
  path: `${path}/password-renewal`,
  body: passwordRenewalAsking,
  answer: z.strictObject({ people: count }),
});

/** Reminds users of MFA; returns the number of users who receive a mail now. */
export const remindOfSecondFactor = route({
  method: 'POST',
  path: `${path}/second-factor/reminders`,
  body: z.strictObject({}),
  answer: z.strictObject({ people: count }),
});
