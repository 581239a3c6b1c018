import * as routes from '@madang/contract/ground/sessions/routes.ts';
import type { Module } from '../../../platform/module.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { endOtherSessions } from './operations/end-other-sessions.ts';
import { endSession } from './operations/end-session.ts';
import { listSessions } from './operations/list-sessions.ts';

const success = () => ({ result: 'success' as const });

/** Sessions of a user, who sees and ends them. */
export const sessions: Module = {
  name: 'sessions',
  needs: [],
  operations: [
    callOf(routes.listSessions, listSessions),
    callOf(routes.endOtherSessions, endOtherSessions, { answer: success }),
    callOf(routes.endSession, endSession, {
      answer: success,
      cookies: (set, { isOwn }) => {
        if (isOwn) set('session', null);
      },
    }),
  ],
};
