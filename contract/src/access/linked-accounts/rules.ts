import * as z from 'zod/mini';
import { loginIdMaxLength } from '../../secrets/credentials/limits.ts';
import { typedPassword } from '../../secrets/credentials/password-fields.ts';
import { requiredText } from '../../kernel/rules.ts';

/**
 * Person asked to link an account, by the login ID of their own company. The password is required because a session may be left
 * open.
 */
export const tieOffer = z.strictObject({
  askedLoginId: requiredText(loginIdMaxLength, { as: 'address' }),
  password: typedPassword,
});

export const tieConfirmation = z.strictObject({ password: typedPassword });
