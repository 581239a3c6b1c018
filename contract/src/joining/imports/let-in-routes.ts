import * as z from 'zod/mini';
import { route } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';
import { letInWays } from './kinds.ts';
import { letInBody, oneImport } from './shapes.ts';

/** USR-10: changes how people of an applied import get in, or the day, until it happens. */
export const changeImportLetIn = route({
  method: 'PUT',
  path: '/api/v1/imports/{importId}/let-in',
  params: oneImport,
  body: z.strictObject({
    letIn: letInBody,
    /** The way that the caller saw. */
    expected: z.enum(letInWays),
  }),
  answer: success,
});
