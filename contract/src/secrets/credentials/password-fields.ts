import * as z from 'zod/mini';
import { rule, text } from '../../kernel/rules.ts';
import { passwordInputMaxLength } from './limits.ts';

/** A password as a field takes it: never trimmed, never cut; its rules are the profile's. */
export const typedPassword = text(passwordInputMaxLength, { trim: false }).check(
  rule<string>('MB_M_COMMON_JS_ENTERPASS', (value) => value !== ''),
  rule<string>('MB_M_MAX_LENGTH', (value) => value.length <= passwordInputMaxLength, { 0: passwordInputMaxLength }),
);

export const passwordChange = z.strictObject({
  current: typedPassword,
  next: typedPassword,
  confirmation: typedPassword,
});
export type PasswordChange = z.output<typeof passwordChange>;
