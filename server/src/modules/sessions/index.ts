import type { Module } from '../../kernel/http/module.ts';
import { endOtherSessions } from './operations/end-other-sessions.ts';
import { endSession } from './operations/end-session.ts';
import { listSessions } from './operations/list-sessions.ts';

/** Where a person is logged in: they see it and end it themselves. */
export const sessions: Module = {
  name: 'sessions',
  needs: [],
  operations: [listSessions, endOtherSessions, endSession],
};
