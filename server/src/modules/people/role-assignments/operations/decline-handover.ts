import { ownershipTransferKey } from '@madang/contract/people/role-assignments/ownership-transfer-inputs.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { endOffer } from '../end-offer.ts';
import { takeReceivedOffer } from '../ownership-transfer.sql.ts';

/** MEM-08: the candidate declines the owner's role. */
export const declineHandover = defineOperation({
  name: 'decline-handover',
  input: ownershipTransferKey,
  permission: 'session',
  targets: () => [],
  refusals: ['HANDOVER_OVER'],
  run: (context, { handoverId }) => endOffer(context, handoverId, { take: takeReceivedOffer, about: 'declined' }),
});
