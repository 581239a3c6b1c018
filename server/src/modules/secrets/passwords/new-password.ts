import { ownPasswordLimits } from '@madang/contract/ground/companies/policies/password-profiles.ts';
import type { PasswordPerson } from '@madang/contract/secrets/credentials/password-person.ts';
import { checkPassword, passwordPolicies } from '@madang/contract/secrets/credentials/password-policy.ts';
import type { PasswordProfile } from '@madang/contract/ground/companies/policies/password-profiles.ts';
import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import { refuseFields } from '@madang/contract/refuse.ts';
import { isCommonPassword } from './common-passwords/common-passwords.ts';

export interface PasswordChoice {
  readonly profile: PasswordProfile;
  readonly password: string;
  readonly person: PasswordPerson;
  /** Company names, which make a password easy to guess only in this company. */
  readonly names: readonly string[];
}

/** Everything wrong with a chosen password, on the field of the name `path`: the profile's rules and common ones. */
export function newPasswordIssues({ profile, password, person, names }: PasswordChoice, path: string): FieldIssue[] {
  return [
    ...checkPassword(profile, password, person).map((issue) => ({ path, ...issue })),
    ...commonPasswordIssues(password, names, path),
  ];
}

/** No profile admits more characters; looking for words in what is longer would only take time. */
const longestPassword = Math.max(
  ownPasswordLimits.longest,
  ...Object.values(passwordPolicies).map(({ maxLength }) => maxLength),
);

export function commonPasswordIssues(password: string, names: readonly string[], path: string): FieldIssue[] {
  if (password.length > longestPassword) return [];
  return isCommonPassword(password, names) ? [{ path, code: 'MB_T_PASSWORD_COMMON', params: {} }] : [];
}

/** Refuses with the first of the issues, all of them on their fields. */
export function refuseIssues(issues: readonly FieldIssue[]): void {
  if (issues.length > 0) throw refuseFields(issues);
}
