import type { PasswordPerson } from '@madang/contract/accounts/password-person.ts';
import { passwordRules, serverPasswordRefusals } from '@madang/contract/accounts/password-policy.ts';
import type { PasswordProfile } from '@madang/contract/accounts/password-profiles.ts';
import type { Rule } from '../../ui/parts/rule-list.tsx';
import { type Fault, faultText } from '../error-texts.ts';

interface NewPassword {
  readonly profile: PasswordProfile;
  readonly password: string;
  /** As far as the browser knows them. */
  readonly person: PasswordPerson;
  /** The server's word on this very password. */
  readonly refused: Fault | undefined;
}

/** The list beside a new password: what ticks off while one types, and what the server found since. */
export function passwordLines({ profile, password, person, refused }: NewPassword): readonly Rule[] {
  const found = serverPasswordRefusals.find((code) => code === refused?.code);
  const lines = passwordRules(profile).map((rule) => {
    const isRefused = rule.code === found;
    return { text: faultText(rule), met: !isRefused && rule.holds(password, person), isRefused };
  });
  if (!refused || !found || lines.some(({ isRefused }) => isRefused)) return lines;
  return [...lines, { text: faultText(refused), met: false, isRefused: true }];
}
