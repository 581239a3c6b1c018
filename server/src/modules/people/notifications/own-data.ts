import type { OwnDataSection } from '../../../kernel/own-data/own-data.ts';
import { presentMessage } from './notifications.ts';
import { selectMessages } from './notifications.sql.ts';

/** Own-data section of the messages that the product wrote to a person, page by page until one is empty. */
export const inboxData: readonly OwnDataSection[] = [
  {
    name: 'messages',
    tables: ['inbox_messages'],
    read: async (tx, { keyring, ...person }, after) => {
      const stored = await selectMessages(tx, person, after ?? undefined);
      const rows = stored.map((message) => ({ ...presentMessage({ keyring }, message) }));
      return { rows, next: rows.at(-1)?.messageId };
    },
  },
];
