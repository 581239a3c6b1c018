import * as z from 'zod/mini';
import { typedPassword } from '../../secrets/credentials/password-fields.ts';
import { passwordProfile } from '../../ground/companies/policies/password-profiles.ts';
import { hintAnswerIfAsked } from '../security-questions/rules.ts';
import { route } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';

/** The rules for the new password of anyone who has proven to be the account's person in this flow. */
export const readRecovery = route({
  method: 'GET',
  path: '/api/v1/recovery',
  answer: z.strictObject({
    passwordProfile,
    /** ACC-08: the person's own question that is answered besides; '' where none is asked. */
    hintQuestion: z.string(),
  }),
});

/** New password of a person who does not know the current one and has proven their identity another way. */
export const recoveryReset = z.strictObject({
  next: typedPassword,
  confirmation: typedPassword,
  hintAnswer: hintAnswerIfAsked,
});
export type RecoveryReset = z.output<typeof recoveryReset>;

/** ACC-03: a new password for the person of the flow's proof, which it uses up. No one is signed in by it. */
export const resetPassword = route({
  method: 'POST',
  path: '/api/v1/recovery/password',
  body: recoveryReset,
  answer: success,
});
