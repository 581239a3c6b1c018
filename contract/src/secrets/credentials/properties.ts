import * as z from 'zod/mini';
import { daySeconds } from '../../kernel/durations.ts';
import { property, wholeNumber } from '../../kernel/property.ts';
import { rule, formMaxLength, text } from '../../kernel/rules.ts';
import { reservedIdsAtFirst, userIdForm } from './id-policy.ts';
import { passwordProfiles } from '../../ground/companies/policies/password-profiles.ts';
import { mfaPolicies } from './mfa-policy.ts';

const count = wholeNumber();
/** More steps than any operator sets. */
const mostWaits = 50;

export const credentialProperties = {
  /** The profile that new companies start with; `strict` also reveals nothing to strangers about mail IDs. */
  passwordProfile: property('policy.password_profile', z.enum(passwordProfiles), 'spec'),
  /** ACC-15: people who must have a second factor; `strictCompanies`: those of companies with the profile `strict`. */
  secondFactor: property('policy.second_factor', z.enum(mfaPolicies), 'strictCompanies'),
  /** IDR-01: names that no one takes on the shared mail domain, beside the recipients of its certificate. */
  reservedIds: property(
    'accounts.reserved_ids',
    z
      .array(text(formMaxLength).check(rule('MB_T_ID_RULE2', (id) => userIdForm.test(id))))
      .check(rule('CO400', (list) => list.length <= 500)),
    [...reservedIdsAtFirst],
  ),
  /** Checks of an ID's availability that one sign-up may make. */
  idChecksPerFlow: property('accounts.id_checks_per_flow', count, 20),
  /**
   * Number of IDs in use that one address may learn in an hour over all flows. Honest offices learn few; a list learns
   * many.
   */
  takenIdsPerAddress: property('accounts.taken_ids_per_address_hour', count, 30),
  /** Wrong tries after which an account waits, and again after as many more. */
  loginTriesPerWait: property('login.tries_per_wait', count, 5),
  /** Seconds of the first, second ... wait; the last one repeats. */
  loginWaits: property(
    'login.wait_seconds',
    z.array(count).check(
      rule('MB_M_REQUIRED', (waits) => waits.length > 0),
      z.maxLength(mostWaits),
    ),
    [60, 300, 600, 900],
  ),
  /** Seconds after its last wrong try in which an account's tries are forgotten. */
  loginTriesKept: property('login.tries_kept_seconds', count, daySeconds),
  /** Wrong tries of one address, whatever the accounts. */
  loginFailuresPerMinute: property('login.failures_per_address_minute', count, 20),
  loginFailuresPerHour: property('login.failures_per_address_hour', count, 200),
} as const;
