import type { FieldIssue } from '../../kernel/errors.ts';
import { passwordMinDifference } from './limits.ts';
import type { PasswordChange } from './password-fields.ts';
import type { PasswordPerson } from './password-person.ts';
import { checkPassword } from './password-policy.ts';
import type { PasswordProfile } from '../../ground/companies/policies/password-profiles.ts';

/** Everything wrong with a change that shows in what was typed, each on its field. */
export function checkPasswordChange(
  { current, next, confirmation }: PasswordChange,
  { profile, person }: { readonly profile: PasswordProfile; readonly person: PasswordPerson },
): FieldIssue[] {
  const isSame = next === current;
  const isTooClose = !isSame && editDistance(current, next) < passwordMinDifference;
  return [
    ...checkPassword(profile, next, person).map((issue) => ({ path: 'next', ...issue })),
    ...(isSame ? [{ path: 'next', code: 'MB0719', params: {} }] : []),
    ...(isTooClose ? [{ path: 'next', code: 'MB_T_PASSWORD_DIFFERENCE', params: { 0: passwordMinDifference } }] : []),
    ...checkConfirmation(next, confirmation, 'confirmation'),
  ];
}

/** The confirmation repeats the password; `path` is the confirming field's name. */
export function checkConfirmation(password: string, confirmation: string, path: string): FieldIssue[] {
  return password === confirmation ? [] : [{ path, code: 'MB_M_COMMON_JS_PASSNOTMATCH', params: {} }];
}

/**
 * ACC-02: returns the number of differing characters as the fewest edits (Levenshtein). By position, 1Abc would differ
 * from Abc1 everywhere.
 */
export function editDistance(from: string, to: string): number {
  const target = [...to];
  let previous = Array.from({ length: target.length + 1 }, (_each, index) => index);
  for (const [row, character] of [...from].entries()) {
    const current = [row + 1];
    for (const [column, other] of target.entries()) {
      const replaced = (previous[column] ?? 0) + (character === other ? 0 : 1);
      current.push(Math.min(replaced, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}
