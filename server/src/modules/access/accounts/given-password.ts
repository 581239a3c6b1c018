import { randomInt } from 'node:crypto';
import { checkPassword, policyOf } from '@madang/contract/secrets/credentials/password-policy.ts';
import type { PasswordPerson } from '@madang/contract/secrets/credentials/password-person.ts';
import type { PasswordProfile } from '@madang/contract/ground/companies/policies/password-profiles.ts';

/** Characters that are not mistaken for others when read aloud or typed from paper. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789!@#$%&*';
const length = 16;

/** A random password by a company's rules: 16 characters (95 bits), or as many as the rules admit (12 are 71 bits). */
export function newGivenPassword(profile: PasswordProfile, person: PasswordPerson): string {
  const { minLength, maxLength } = policyOf(profile);
  const size = Math.max(minLength, Math.min(length, maxLength));
  // Three of four miss none of the rules.
  for (let tries = 0; tries < 1_000; tries += 1) {
    const password = Array.from({ length: size }, () => letters[randomInt(letters.length)]).join('');
    if (checkPassword(profile, password, person).length === 0) return password;
  }
  throw new Error('no password was made by the rules of the company');
}
