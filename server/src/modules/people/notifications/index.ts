import { sealedColumn } from '../../../platform/keys/keyed-columns.ts';
import { askedPart } from '../../../kernel/db/asked-parts.ts';
import { messageAad } from './notifications.ts';
import { unreadMessagesOf } from './notifications.sql.ts';
import * as routes from '@madang/contract/people/notifications/routes.ts';
import { isGuest } from '../../../kernel/session/guest.ts';
import type { Module } from '../../../platform/module.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { listMessages } from './operations/list-messages.ts';
import { readMessage } from './operations/read-message.ts';
import { inboxData } from './own-data.ts';

export {
  accountNotices,
  notifyPerson,
  sendAccountLetter,
  sendAccountNotice,
  writtenDay,
  writtenTime,
} from './account-notice.ts';
export { keepMessage } from './notifications.ts';

/** Module of the messages that the product itself writes to a person, for reading where no mail service is connected. */
export const inbox: Module = {
  name: 'notifications',
  needs: ['companies', 'contacts'],
  contributes: {
    ownData: { place: 110, sections: inboxData },
    homeNotice: ({ reader }) =>
      askedPart({ unread: unreadMessagesOf(reader) }, ({ unread }) =>
        // STA-09: messages to a guest are read in their own company.
        (isGuest(reader) ? [] : unread)
          .filter(({ count }) => count > 0)
          .map(({ count }) => ({ kind: 'unreadMessages' as const, count })),
      ),
  },
  keyed: { sealed: [sealedColumn('inbox_messages', 'content', ['message_id'], messageAad)] },
  operations: [
    callOf(routes.listMessages, listMessages),
    callOf(routes.readMessage, readMessage, { answer: () => ({ result: 'success' as const }) }),
  ],
};
