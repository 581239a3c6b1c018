import { handoverKey } from '@madang/contract/people/memberships/handover-inputs.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { takeExpiredOffer } from '../handovers.sql.ts';
import { sendHandoverLetter } from '../letters.ts';
import { personTarget } from '../memberships.ts';

/** MEM-08: ends an offer whose time is over, and writes so to the owner. */
export const lapseHandover = defineOperation({
  name: 'lapse-handover',
  input: handoverKey,
  permission: 'system',
  targets: () => [],
  refusals: [],
  async run({ tx, kernel, companyCode }, { handoverId }) {
    const offer = await takeExpiredOffer(tx, { companyCode, handoverId });
    // It was accepted, declined or withdrawn, or another offer took its place.
    if (!offer) return { answer: null, audit: 'none' };
    const representative = { companyCode, personId: offer.fromPersonId };
    await sendHandoverLetter(tx, kernel, representative, { about: 'lapsed', otherId: offer.toPersonId });
    return { answer: null, audit: { target: personTarget(offer.toPersonId) } };
  },
});
