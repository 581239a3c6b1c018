import { messagesShown } from '@madang/contract/views/operators/limits.ts';
import * as z from 'zod/mini';
import { firstOf } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { selectTroubledMessages } from '../../../../platform/outbox/troubled-messages.sql.ts';

/** OPS-11: mails and SMS that could not be handed over; nothing of a recipient or a text. */
export const listTroubledMessages = defineQuery({
  name: 'list-troubled-messages',
  input: z.strictObject({}),
  permission: 'platform.view',
  targets: () => [],
  refusals: [],
  run: ({ read }) =>
    read(async (tx) => {
      const messages = await selectTroubledMessages(tx, messagesShown + 1);
      const rows = messages
        .slice(0, messagesShown)
        .map((message) => ({ ...message, createdAt: message.createdAt.toISOString() }));
      return firstOf(rows, { hasMore: messages.length > messagesShown });
    }),
});
