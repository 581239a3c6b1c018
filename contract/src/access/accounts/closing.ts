import * as z from 'zod/mini';
import { route } from '../../kernel/route.ts';
import { typedPassword } from '../../secrets/credentials/password-fields.ts';
import { passwordProof } from '../../secrets/credentials/password-proof.ts';

/** ACC-11: input of closing an account, which nothing restores. */
export const accountClosing = z.strictObject({ password: typedPassword });

export const accountClosure = z.extend(accountClosing, passwordProof.shape);

/** ACC-11: closes the person's own account for ever; what has to be kept of it is destroyed after the time that the answer names. */
export const closeAccount = route({
  method: 'POST',
  path: '/api/v1/profile/closing',
  body: accountClosing,
  answer: z.strictObject({ destroyedAfter: z.iso.datetime() }),
});
