import { handoverKey } from '@madang/contract/people/memberships/handover-inputs.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { endOffer } from '../end-offer.ts';
import { takeOwnOffer } from '../handovers.sql.ts';

/** MEM-08: the owner withdraws an offer that was not accepted yet; the statement names the actor. */
export const withdrawHandover = defineOperation({
  name: 'withdraw-handover',
  input: handoverKey,
  permission: 'session',
  targets: () => [],
  refusals: ['HANDOVER_OVER'],
  run: (context, { handoverId }) => endOffer(context, handoverId, { take: takeOwnOffer, about: 'withdrawn' }),
});
