import * as z from 'zod/mini';
import { route } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';

/** Path of the link in the mail; the secret follows the #, which browsers never send to a server. */
export const confirmationPath = '/userapp/confirm';

export const addressConfirmation = z.strictObject({ secret: z.string().check(z.minLength(1), z.maxLength(100)) });

/**
 * Confirms the mail address that is the caller's login ID, with the secret of the mail sent to it. It takes the
 * account's session: whose address someone else signed up with must not make the account that stranger's by a click.
 */
export const confirmAddress = route({
  method: 'POST',
  path: '/api/v1/sign-up/confirmation',
  body: addressConfirmation,
  answer: success,
});
