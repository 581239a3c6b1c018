import { oneMessage } from '@madang/contract/people/notifications/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { markRead } from '../notifications.sql.ts';

/** Marks a message of one's own as read. */
export const readMessage = defineOperation({
  name: 'read-message',
  input: oneMessage,
  permission: 'session',
  targets: () => [],
  refusals: ['CO404'],
  async run({ tx, companyCode, actorId: personId = '', refuse }, { messageId }) {
    if (!(await markRead(tx, { companyCode, personId }, messageId))) throw refuse('CO404');
    // Opening one's own mail is no one else's business.
    return { answer: null, audit: 'none' };
  },
});
