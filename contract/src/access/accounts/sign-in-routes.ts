import * as z from 'zod/mini';
import { route } from '../../kernel/route.ts';
import { requiredText } from '../../kernel/rules.ts';
import { success } from '../../kernel/wire.ts';
import { loginIdMaxLength } from '../../secrets/credentials/limits.ts';
import { passwordChange, typedPassword } from '../../secrets/credentials/password-fields.ts';
import { sessionAnswer } from './session-answer.ts';

// What takes a password stands apart from what every page of the app asks of its session.

export const credentials = z.strictObject({
  /** The full login ID, or its local part on the product's own mail domain. */
  loginId: requiredText(loginIdMaxLength),
  password: typedPassword,
});

/** ACC-01: the session is to outlive the browser, as far as operator and company let it. */
export const staySignedIn = z._default(z.boolean(), false);

export const logIn = route({
  method: 'POST',
  path: '/api/v1/session',
  body: z.extend(credentials, { staySignedIn }),
  answer: sessionAnswer,
});

export const changePassword = route({
  method: 'POST',
  path: '/api/v1/password',
  body: passwordChange,
  answer: success,
});
