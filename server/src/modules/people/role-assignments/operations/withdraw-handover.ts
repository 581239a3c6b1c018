import { ownershipTransferKey } from '@madang/contract/people/role-assignments/ownership-transfer-inputs.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { endOffer } from '../end-offer.ts';
import { takeOwnOffer } from '../ownership-transfer.sql.ts';

/** MEM-08: the owner withdraws an offer that was not accepted yet; the statement names the actor. */
export const withdrawHandover = defineOperation({
  name: 'withdraw-handover',
  input: ownershipTransferKey,
  permission: 'session',
  targets: () => [],
  refusals: ['HANDOVER_OVER'],
  run: (context, { handoverId }) => endOffer(context, handoverId, { take: takeOwnOffer, about: 'withdrawn' }),
});
