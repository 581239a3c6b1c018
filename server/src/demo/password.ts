import { randomInt } from 'node:crypto';
import { passwordRules, passwordSpecials } from '@madang/contract/secrets/credentials/password-policy.ts';
import type { PasswordProfile } from '@madang/contract/ground/companies/policies/password-profiles.ts';

/** Letters without those that look alike in a terminal. */
const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const alphabet = `${letters}${letters}23456789${passwordSpecials}`;
const length = 12;

/** A password of chance that obeys the profile's rules. */
export function newDemoPassword(profile: PasswordProfile): string {
  const rules = passwordRules(profile);
  for (;;) {
    const password = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
    if (rules.every((rule) => rule.holds(password, {}))) return password;
  }
}
