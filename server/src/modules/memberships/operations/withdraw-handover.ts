import { handoverKey } from '@madang/contract/memberships/handover-inputs.ts';
import { defineOperation } from '../../../kernel/operations/definition.ts';
import { lockCompany } from '../../companies/index.ts';
import { takeOwnOffer } from '../handovers.sql.ts';
import { sendHandoverLetter } from '../letters.ts';
import { personTarget } from '../memberships.ts';

/** MEM-08: the representative withdraws an offer that was not accepted yet; the statement names the actor. */
export const withdrawHandover = defineOperation({
  name: 'withdraw-handover',
  input: handoverKey,
  permission: 'session',
  targets: () => [],
  refusals: ['HANDOVER_OVER'],
  async run({ tx, kernel, companyCode, actorId: personId = '', refuse }, { handoverId }) {
    await lockCompany(tx, companyCode);
    const offer = await takeOwnOffer(tx, { companyCode, personId, handoverId });
    if (!offer) throw refuse('HANDOVER_OVER');
    const candidate = { companyCode, personId: offer.toPersonId };
    await sendHandoverLetter(tx, kernel, candidate, { about: 'withdrawn', otherId: personId });
    return { answer: null, audit: { target: personTarget(offer.toPersonId) } };
  },
});
