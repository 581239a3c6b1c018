import * as z from 'zod/mini';
import { route } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';
import { anyEmployee } from './routes.ts';

/**
 * USR-11: sets a password that the server makes for an account. It is shown once, and the next sign-in requires a new
 * one.
 */
export const resetPersonPassword = route({
  method: 'POST',
  path: '/api/v1/employees/{personId}/password',
  params: anyEmployee,
  answer: z.strictObject({ loginId: z.string(), password: z.string(), validUntil: z.iso.datetime() }),
});

/** USR-11: makes an ordinary account of a free trial. */
export const endTrial = route({
  method: 'DELETE',
  path: '/api/v1/employees/{personId}/trial',
  params: anyEmployee,
  answer: success,
});

/** Takes back the registration of someone who has not opened the account: ID, contacts and key are free again. */
export const withdrawRegistration = route({
  method: 'DELETE',
  path: '/api/v1/employees/{personId}',
  params: anyEmployee,
  answer: success,
});
