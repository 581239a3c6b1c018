import * as z from 'zod/mini';
import { anyText } from '../../kernel/rules.ts';
import { logIn } from './sign-in-routes.ts';
import { passwordChange } from '../../secrets/credentials/password-fields.ts';

// What sign-in and log-out take of a browser's cookies; no page sends any of it.

const secret = z.optional(anyText());

export const signInInput = z.extend(logIn.body, {
  device: secret,
  /** Secret of the browser's previous session, which ends with the sign-in. */
  formerSecret: secret,
  setUpSecret: secret,
});

export const logOutInput = z.strictObject({ sessionSecret: secret, pendingSecret: secret });

export const passwordChanging = z.extend(passwordChange, { loginId: anyText(), device: secret });
