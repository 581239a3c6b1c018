import * as z from 'zod/mini';
import { listOf } from '../../kernel/lists/list.ts';
import { route } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';
import { storedId } from '../../kernel/rules.ts';

const messageId = storedId;
const path = '/api/v1/inbox-messages';
export const oneMessage = z.strictObject({ messageId });

const message = z.strictObject({
  messageId,
  subject: z.string(),
  /** Plain text of several lines. */
  text: z.string(),
  sentAt: z.iso.datetime(),
  isRead: z.boolean(),
});
export type InboxMessage = z.output<typeof message>;

export const messagePortion = z.strictObject({ after: z.optional(messageId) });

/** Lists the product's messages to the user, newest first; `after` is the last message of the previous page. */
export const listMessages = route({
  method: 'GET',
  path,
  query: messagePortion,
  answer: listOf(message),
});

/** The person has opened a message of their own; another's is as unknown as none. */
export const readMessage = route({
  method: 'PUT',
  path: `${path}/{messageId}/reading`,
  params: oneMessage,
  answer: success,
});
