import { required, rule, formMaxLength, text, nameText } from '../../kernel/rules.ts';
import * as z from 'zod/mini';
import { appCodes, passkeyLimits, recoveryCodeForm } from './limits.ts';

/** MFA methods that a user can prove in addition to the password, easiest first. */
export const factorWays = ['passkey', 'app', 'recoveryCode'] as const;
export type FactorWay = (typeof factorWays)[number];

/** MFA methods that a user can set up; recovery codes are created with the first of them. */
export const setUpWays = ['passkey', 'app'] as const;
export type SetUpWay = (typeof setUpWays)[number];

const appCodeForm = new RegExp(`^\\d{${appCodes.digits}}$`);
const recoveryForm = new RegExp(`^[${recoveryCodeForm.alphabet}]{${recoveryCodeForm.length}}$`);

/** A code with spaces between its signs is far shorter. */
const longestTyping = 50;

/** The code of an authenticator app as people type it: in groups, or in wide digits. */
export const appCode = text(formMaxLength).check(
  rule('FACTOR_CODE_FORM', (value) => value.length <= longestTyping, { 0: appCodes.digits }),
  z.overwrite((value) => value.normalize('NFKC').replaceAll(/[\s-]/g, '')),
  required,
  rule('FACTOR_CODE_FORM', (value) => appCodeForm.test(value), { 0: appCodes.digits }),
);

/** A recovery code as people copy it from paper: small letters, and an O or I where the code has a digit. */
export const recoveryCode = text(formMaxLength).check(
  rule('RECOVERY_CODE_FORM', (value) => value.length <= longestTyping, { 0: recoveryCodeForm.length }),
  z.overwrite((value) =>
    value.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1'),
  ),
  required,
  rule('RECOVERY_CODE_FORM', (value) => recoveryForm.test(value), { 0: recoveryCodeForm.length }),
);

/** A recovery code as it is shown, in two halves. */
export function shownRecoveryCode(code: string): string {
  const half = recoveryCodeForm.length / 2;
  return `${code.slice(0, half)}-${code.slice(half)}`;
}

/** A secret as it is shown to be typed, in groups of four. */
export function shownSecret(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

/** Name that distinguishes the passkeys of a user. */
export const passkeyName = nameText(passkeyLimits.nameCharacters);
