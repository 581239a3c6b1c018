import { messageChoice } from '@madang/contract/views/operators/work.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { hastenMessages } from '../../../../platform/outbox/troubled-messages.sql.ts';

/** OPS-11: a mail or an SMS that could not be handed over is tried again at once, as long as it is of use. */
export const resendPlatformMessage = defineOperation({
  name: 'resend-platform-message',
  input: messageChoice,
  permission: 'platform.change',
  targets: () => [],
  refusals: ['CO404'],
  async run({ tx, refuse }, { messageId }) {
    if ((await hastenMessages(tx, messageId)) === 0) throw refuse('CO404');
    return { answer: null, audit: { target: { kind: 'message', id: messageId } } };
  },
});
