import * as z from 'zod/mini';
import { passwordReset } from '../accounts/password-fields.ts';
import { passwordProfiles } from '../accounts/password-profiles.ts';
import { newPasswordRefusals } from '../accounts/password-refusals.ts';
import { route } from '../kernel/route.ts';
import { success } from '../kernel/wire.ts';

/** The rules for the new password of whoever has proven to be the account's person in this flow. */
export const readRecovery = route({
  method: 'GET',
  path: '/api/v1/recovery',
  access: 'flow',
  answer: z.strictObject({ passwordProfile: z.enum(passwordProfiles) }),
  refusals: ['OTP0005'],
});

/** ACC-03: a new password for the person of the flow's proof, which it uses up. Nobody is logged in by it. */
export const resetPassword = route({
  method: 'POST',
  path: '/api/v1/recovery/password',
  access: 'flow',
  body: passwordReset,
  answer: success,
  refusals: ['OTP0005', 'MB657', 'CO429', 'MB0719', ...newPasswordRefusals],
});
