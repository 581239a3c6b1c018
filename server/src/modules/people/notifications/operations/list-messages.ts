import { inboxLimits } from '@madang/contract/people/notifications/limits.ts';
import { messagePortion } from '@madang/contract/people/notifications/routes.ts';
import { portionOf } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { presentMessage } from '../notifications.ts';
import { selectMessages } from '../notifications.sql.ts';

/** Lists the messages that the product wrote to the reader, newest first, in portions. */
export const listMessages = defineQuery({
  name: 'list-messages',
  input: messagePortion,
  permission: 'session',
  targets: () => [],
  refusals: [],
  async run({ kernel, reader, read }, { after }) {
    const found = await read((tx) => selectMessages(tx, reader, after));
    const page = found.slice(0, inboxLimits.rowsPerPage);
    const next = found.length > page.length ? (page.at(-1)?.messageId ?? null) : null;
    const messages = page.map((stored) => presentMessage(kernel, stored));
    return portionOf(messages, { after, next });
  },
});
