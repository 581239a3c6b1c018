import { ownershipTransferKey } from '@madang/contract/people/role-assignments/ownership-transfer-inputs.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { takeExpiredOffer } from '../ownership-transfer.sql.ts';
import { sendOwnershipTransferLetter } from '../letters.ts';
import { personTarget } from '../role-assignments.ts';

/** MEM-08: ends an offer whose time is over, and writes so to the owner. */
export const lapseHandover = defineOperation({
  name: 'lapse-handover',
  input: ownershipTransferKey,
  permission: 'system',
  targets: () => [],
  refusals: [],
  async run({ tx, kernel, companyCode }, { handoverId }) {
    const offer = await takeExpiredOffer(tx, { companyCode, handoverId });
    // It was accepted, declined or withdrawn, or another offer took its place.
    if (!offer) return { answer: null, audit: 'none' };
    const owner = { companyCode, personId: offer.fromPersonId };
    await sendOwnershipTransferLetter(tx, kernel, owner, { about: 'lapsed', otherId: offer.toPersonId });
    return { answer: null, audit: { target: personTarget(offer.toPersonId) } };
  },
});
