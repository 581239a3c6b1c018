import * as z from 'zod/mini';
import { listOf } from '../../kernel/lists/list.ts';
import { route } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';
import { storedId } from '../../kernel/rules.ts';

export const listedSession = z.strictObject({
  sessionId: z.uuid(),
  /** 'Chrome, Windows'; '' where the browser did not say. */
  device: z.string(),
  /** Network from which it was opened, never the address; null if unknown. */
  network: z.nullable(z.string()),
  openedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type ListedSession = z.output<typeof listedSession>;

/** Lists the user's active sessions, this session first. */
export const listSessions = route({
  method: 'GET',
  path: '/api/v1/sessions',
  answer: listOf(listedSession),
});

export const endOtherSessions = route({
  method: 'DELETE',
  path: '/api/v1/sessions/others',
  answer: success,
});

export const ownSession = z.strictObject({ sessionId: storedId });

/** One of the person's own sessions; another's is as unknown as none. */
export const endSession = route({
  method: 'DELETE',
  path: '/api/v1/sessions/{sessionId}',
  params: ownSession,
  answer: success,
});
