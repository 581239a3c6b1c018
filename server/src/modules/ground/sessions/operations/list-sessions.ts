import * as z from 'zod/mini';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { listSessionsOf } from '../../../../kernel/session/session-list.ts';

/** Lists the user's active sessions. */
export const listSessions = defineQuery({
  name: 'list-sessions',
  input: z.strictObject({}),
  permission: 'session',
  targets: () => [],
  refusals: [],
  run: ({ reader, read }) => read(async (tx) => wholeList(await listSessionsOf(tx, reader, reader.tokenHash))),
});
