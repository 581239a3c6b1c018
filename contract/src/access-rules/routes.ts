import * as z from 'zod/mini';
import { canOf } from '../kernel/access/can.ts';
import { route } from '../kernel/route.ts';
import { success } from '../kernel/wire.ts';
import { sessionRules } from './rules.ts';

const path = '/api/v1/access-rules';

export const readAccessRules = route({
  method: 'GET',
  path,
  answer: z.strictObject({
    sessions: sessionRules,
    /** The operator's: for how many hours anyone stays signed in; 0 where the log-in page does not ask. */
    stayHours: z.int(),
    can: canOf(['change']),
  }),
});

/** `expected`: what the caller saw; anything else by now is not overwritten. */
export const sessionRulesChange = z.extend(sessionRules, { expected: z.optional(sessionRules) });

/** A shorter limit holds for the sessions that live already, too. */
export const changeSessionRules = route({
  method: 'PUT',
  path: `${path}/sessions`,
  body: sessionRulesChange,
  answer: success,
});
