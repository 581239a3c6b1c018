import * as z from 'zod/mini';
import { staySignedIn } from '../accounts/sign-in-routes.ts';
import { sessionAnswer } from '../accounts/session-answer.ts';
import { route } from '../../kernel/route.ts';
import { assertedAlone, requestOptions } from './passkey-forms.ts';

// Apart from the other calls of factors: the sign-in page needs no more of them.

const path = '/api/v1/session/passkey';

/** Returns the options for using a passkey without naming its owner; the same for every visitor. */
export const askLogInPasskey = route({
  method: 'POST',
  path: `${path}/challenge`,
  answer: z.strictObject({ options: requestOptions }),
});

/** A passkey alone, instead of ID, password and second step; the session is null where terms are still to be answered. */
export const logInWithPasskey = route({
  method: 'POST',
  path,
  body: z.strictObject({ response: assertedAlone, staySignedIn }),
  answer: z.strictObject({ session: z.nullable(sessionAnswer) }),
});
