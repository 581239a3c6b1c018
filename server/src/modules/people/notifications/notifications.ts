import { randomUUID } from 'node:crypto';
import type { InboxMessage } from '@madang/contract/people/notifications/routes.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { insertMessage, type Recipient, type StoredMessage } from './notifications.sql.ts';

type Letter = Pick<InboxMessage, 'subject' | 'text'>;

/**
 * Stores a message to a person beside its mail, in the causing transaction. Codes and confirming links are never
 * stored, since sessions read the inbox.
 */
export async function keepMessage(
  tx: Tx,
  { keyring }: Pick<Kernel, 'keyring'>,
  recipient: Recipient,
  { subject, text }: Letter,
): Promise<void> {
  const messageId = randomUUID();
  const content = keyring.encrypt(JSON.stringify({ subject, text }), messageAad(messageId));
  await insertMessage(tx, recipient, { messageId, content });
}

export function presentMessage(
  { keyring }: Pick<Kernel, 'keyring'>,
  { messageId, content, sentAt, isRead }: StoredMessage,
): InboxMessage {
  const { subject, text } = JSON.parse(keyring.decrypt(content, messageAad(messageId))) as Letter;
  return { messageId, subject, text, sentAt: sentAt.toISOString(), isRead };
}

/** Returns the additional authenticated data (AAD) of a message. */
export function messageAad(messageId: string): string {
  return `inbox_messages.content.${messageId}`;
}
