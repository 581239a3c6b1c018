import * as z from 'zod/mini';
import { typedPassword } from '../../secrets/credentials/password-fields.ts';
import { route } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';
import { sessionAnswer } from './session-answer.ts';

export const readSession = route({
  method: 'GET',
  path: '/api/v1/session',
  answer: z.strictObject({
    ...sessionAnswer.shape,
    /** MEM-04 STA-09: the login opens more companies than this one. */
    opensOtherCompanies: z.boolean(),
    /** STA-09: dispatched from another company, and here for what is open to guests. */
    isGuest: z.boolean(),
  }),
});

/** Never refused: a session that has ended already is signed out. */
export const logOut = route({
  method: 'DELETE',
  path: '/api/v1/session',
  answer: success,
});

/**
 * Proves the password in one's own session. For ten minutes the session may end other sessions; a sign-in counts as a
 * proof.
 */
export const proveSession = route({
  method: 'POST',
  path: '/api/v1/session/proof',
  body: z.strictObject({ password: typedPassword }),
  answer: success,
});

export const logOutEverywhere = route({
  method: 'DELETE',
  path: '/api/v1/sessions',
  answer: success,
});
