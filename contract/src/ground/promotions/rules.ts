import * as z from 'zod/mini';
import { requiredText, rule, text } from '../../kernel/rules.ts';
import { codeForm, typedCodeCharacters } from './limits.ts';

/**
 * Returns a code in the form that is hashed: plain capital letters, without spaces and hyphens, and lookalike letters
 * as digits.
 */
export function comparableCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Dash}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
}

/** A code that may stay empty: '' or the comparable form. */
export const promotionCode = z._default(text(typedCodeCharacters).check(z.overwrite(comparableCode)), '');

/** A code that has to be given, in the comparable form. */
export const typedPromotionCode = requiredText(typedCodeCharacters).check(z.overwrite(comparableCode));

/** Schema of a possible activation key: the comparable form, with the length and letters of a code. */
export const activationKey = text(typedCodeCharacters).check(
  z.overwrite(comparableCode),
  rule('OPENCODE_INVALID', isCode),
);

function isCode(value: string): boolean {
  const { groups, charactersPerGroup, alphabet } = codeForm;
  return value.length === groups * charactersPerGroup && [...value].every((letter) => alphabet.includes(letter));
}

/** Used goes before revoked: what was used stays used. Only a valid one can be revoked to any effect. */
export const activationKeyStates = ['valid', 'used', 'revoked', 'expired'] as const;
export type ActivationKeyState = (typeof activationKeyStates)[number];
