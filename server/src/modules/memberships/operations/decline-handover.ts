import { handoverKey } from '@madang/contract/memberships/handover-inputs.ts';
import { defineOperation } from '../../../kernel/operations/definition.ts';
import { lockCompany } from '../../companies/index.ts';
import { takeReceivedOffer } from '../handovers.sql.ts';
import { sendHandoverLetter } from '../letters.ts';
import { personTarget } from '../memberships.ts';

/** MEM-08: the candidate declines the representative's role. */
export const declineHandover = defineOperation({
  name: 'decline-handover',
  input: handoverKey,
  permission: 'session',
  targets: () => [],
  refusals: ['HANDOVER_OVER'],
  async run({ tx, kernel, companyCode, actorId: personId = '', refuse }, { handoverId }) {
    await lockCompany(tx, companyCode);
    const offer = await takeReceivedOffer(tx, { companyCode, personId, handoverId });
    if (!offer) throw refuse('HANDOVER_OVER');
    const representative = { companyCode, personId: offer.fromPersonId };
    await sendHandoverLetter(tx, kernel, representative, { about: 'declined', otherId: personId });
    return { answer: null, audit: { target: personTarget(personId) } };
  },
});
