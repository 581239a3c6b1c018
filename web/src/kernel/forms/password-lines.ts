import type { PasswordPerson } from '@madang/contract/secrets/credentials/password-person.ts';
import { passwordRules } from '@madang/contract/secrets/credentials/password-policy.ts';
import type { PasswordProfile } from '@madang/contract/ground/companies/policies/password-profiles.ts';
import type { Rule } from '../../ui/parts/rule-list.tsx';
import { errorText } from '../error-texts.ts';

interface NewPassword {
  readonly profile: PasswordProfile;
  readonly password: string;
  /** Data of the person that the browser knows. */
  readonly person: PasswordPerson;
}

/** The list beside a new password, which ticks off while one types; what the server found, the field says. */
export function passwordLines({ profile, password, person }: NewPassword): readonly Rule[] {
  return passwordRules(profile).map((rule) => ({ text: errorText(rule), met: rule.holds(password, person) }));
}
