import { listSessions as route } from '@madang/contract/sessions/routes.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { listSessionsOf } from '../../../kernel/session/session-list.ts';

/** Where the person is logged in. */
export const listSessions = operation(route, async ({ kernel, session }) => ({
  sessions: await listSessionsOf(kernel.db, session, session.tokenHash),
}));
