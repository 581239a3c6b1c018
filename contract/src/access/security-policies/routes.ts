import * as z from 'zod/mini';
import { idProfile } from '../../secrets/credentials/id-policy.ts';
import { passwordProfile } from '../../ground/companies/policies/password-profiles.ts';
import { canOf } from '../../kernel/access/can.ts';
import { route } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';
import { companyFactorPolicies } from '../../secrets/credentials/second-factor-policy.ts';
import {
  factorPolicyChange,
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
    /** Of how many people the password in force was set under which profile; no profile is left out. */
    passwords: z.array(
      z.strictObject({ profile: z.union([passwordProfile, z.literal(unknownProfile)]), people: count }),
    ),
    renewal: z.strictObject({
      /** Since when new passwords are asked for at the next log-in; null: they are not. */
      askedAt: z.nullable(z.iso.datetime()),
      /** The day in the company's time zone from which they have to be changed; null where that is today or before. */
      from: z.nullable(z.string()),
      /** Whose password was not set by the present rules, and how many of them are still asked. */
      due: count,
      left: count,
    }),
    idProfile,
    /** Whether the company's type decides the profile, so that no one changes it here. */
    isIdProfileFixed: z.boolean(),
    /** Whether the company's people have user IDs; else their IDs are mail addresses, which no profile is about. */
    hasUserIds: z.boolean(),
    /** PRD-04: the domains of the company's own on which a new ID may be, in the letters of their language. */
    ownDomains: z.array(z.string()),
    /** How many IDs in use would fall short of each profile, and whether the reader's own is among them. */
    ids: z.array(z.strictObject({ profile: idProfile, short: count, isOwnShort: z.boolean() })),
    secondFactor: z.enum(companyFactorPolicies),
    /** The day in the company's time zone from which the choice holds; null where it holds already. */
    secondFactorFrom: z.nullable(z.string()),
    /** Whether the platform or the password rules ask everyone, so that the choice adds nothing. */
    isFactorRequired: z.boolean(),
    /** Whether long passwords alone would ask everyone for one, from the next log-in on. */
    isFactorWithLong: z.boolean(),
    /** How many people the choices are about, and how many of them have a factor. */
    factors: z.strictObject({ administrators: coverage, everybody: coverage }),
    /** Who is asked for a second factor and has none, how many of them may be reminded now, and when that was done last. */
    reminder: z.strictObject({ people: count, due: count, lastAt: z.nullable(z.iso.datetime()) }),
    /** For how many days a trusted device is asked for none; 0: it always is. */
    trustDays: z.int(),
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

/** IDR-03: how many IDs in use would fall short, and whether the caller's own is among them. */
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

/** How many people are asked now. */
export const askPasswordRenewal = route({
  method: 'PUT',
  path: `${path}/password-renewal`,
  body: passwordRenewalAsking,
  answer: z.strictObject({ people: count }),
});

/** How many people get a letter now. */
export const remindOfSecondFactor = route({
  method: 'POST',
  path: `${path}/second-factor/reminders`,
  body: z.strictObject({}),
  answer: z.strictObject({ people: count }),
});
