import * as z from 'zod/mini';
import { route } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';
import { anyEmployee } from './routes.ts';

/**
 * USR-11: gives someone who has an account another password, which the server makes. It is shown once, serves for some days, and its
 * person chooses one of their own at the next log-in.
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
