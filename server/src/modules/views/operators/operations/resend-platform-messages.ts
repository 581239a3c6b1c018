import { platformCompany } from '@madang/contract/views/operators/limits.ts';
import * as z from 'zod/mini';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { hastenMessages } from '../../../../platform/outbox/troubled-messages.sql.ts';

/** OPS-11: everything that could not be handed over and is still of use is tried again at once, after a mail server came back. */
export const resendPlatformMessages = defineOperation({
  name: 'resend-platform-messages',
  input: z.strictObject({}),
  permission: 'platform.change',
  targets: () => [],
  refusals: [],
  async run({ tx }) {
    const count = await hastenMessages(tx);
    return { answer: { count }, audit: { target: { kind: 'company', id: platformCompany }, detail: { count } } };
  },
});
