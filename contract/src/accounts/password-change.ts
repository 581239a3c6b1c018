import * as z from 'zod/mini';
import type { FieldIssue } from '../kernel/errors.ts';
import { rule, text } from '../kernel/rules.ts';
import { passwordInputMaxLength, passwordMinDifference } from './limits.ts';
import type { PasswordPerson } from './password-person.ts';
import { checkPassword, type PasswordProfile } from './password-policy.ts';

/** A password as a field takes it: never trimmed, never cut; its rules are the profile's. */
export const typedPassword = text({ trim: false }).check(
  rule<string>('MB_M_COMMON_JS_ENTERPASS', (value) => value !== ''),
  rule<string>('MB_M_MAX_LENGTH', (value) => value.length <= passwordInputMaxLength, { 0: passwordInputMaxLength }),
);

export const passwordChange = z.strictObject({
  current: typedPassword,
  next: typedPassword,
  confirmation: typedPassword,
});
export type PasswordChange = z.output<typeof passwordChange>;

/** A new password of somebody who does not know the current one and has proven who they are another way. */
export const passwordReset = z.strictObject({ next: typedPassword, confirmation: typedPassword });
export type PasswordReset = z.output<typeof passwordReset>;

/** Everything wrong with a change that can be told from what was typed, each on its field. */
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
 * ACC-02: how many characters differ, as the fewest characters to change, add or take away (Levenshtein).
 * Counting by position would let a password pass that was only moved by one, such as 1Abc and Abc1.
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
