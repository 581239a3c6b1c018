import * as z from 'zod/mini';
import { route } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';

/** Path of the link in the mail; the secret follows the #, which browsers never send to a server. */
export const confirmationPath = '/userapp/confirm';

export const addressConfirmation = z.strictObject({ secret: z.string().check(z.minLength(1), z.maxLength(100)) });

/**
 * Confirms the mail address that is the caller's ID by the mail's secret. It requires the account's session, against
 * sign-ups with another person's address.
 */
export const confirmAddress = route({
  method: 'POST',
  path: '/api/v1/sign-up/confirmation',
  body: addressConfirmation,
  answer: success,
});
