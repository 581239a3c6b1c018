import * as z from 'zod/mini';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { readDeliveryHealth } from '../../../../platform/outbox/delivery-health.sql.ts';

/** OPS-10: delivery of mails and SMS: queued, recently failed with reasons, and the last one sent. */
export const readDelivery = defineQuery({
  name: 'read-delivery',
  input: z.strictObject({}),
  permission: 'platform.view',
  targets: () => [],
  refusals: [],
  run: ({ read }) =>
    read(async (tx) => {
      const channels = await readDeliveryHealth(tx);
      return {
        channels: channels.map((channel) => ({
          ...channel,
          oldestWaitingAt: channel.oldestWaitingAt?.toISOString() ?? null,
          lastSentAt: channel.lastSentAt?.toISOString() ?? null,
        })),
      };
    }),
});
