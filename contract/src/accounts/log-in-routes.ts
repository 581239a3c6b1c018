import * as z from 'zod/mini';
import { route } from '../kernel/route.ts';
import { requiredText } from '../kernel/rules.ts';
import { success } from '../kernel/wire.ts';
import { loginIdMaxLength } from './limits.ts';
import { passwordChange, typedPassword } from './password-fields.ts';
import { newPasswordRefusals } from './password-refusals.ts';
import { sessionAnswer } from './session-answer.ts';

// What takes a password stands apart from what every page of the app asks of its session.

export const credentials = z.strictObject({
  /** The full login ID, or its local part on the product's own mail domain. */
  loginId: requiredText(loginIdMaxLength),
  password: typedPassword,
});

export const logIn = route({
  method: 'POST',
  path: '/api/v1/session',
  access: 'public',
  body: credentials,
  answer: sessionAnswer,
  refusals: ['EM0010', 'EM0011', 'APPROVAL_AWAITED', 'COMPANY_ENDED', 'MB_M_COMMON_JS_ENTERPASS'],
});

export const changePassword = route({
  method: 'POST',
  path: '/api/v1/password',
  access: 'person',
  body: passwordChange,
  answer: success,
  refusals: ['EM0011', 'MB657', 'MB_M_PASSWORD_WRONG', 'MB0719', ...newPasswordRefusals, 'MB_T_PASSWORD_DIFFERENCE'],
});
