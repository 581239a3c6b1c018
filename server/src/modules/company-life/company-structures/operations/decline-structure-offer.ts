import { offerKey } from '@madang/contract/company-life/company-structures/inputs.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { endOffer } from '../end-offer.ts';
import { takeReceivedOffer } from '../offers.sql.ts';

/** DEP-06: the other representative declines an offer. */
export const declineStructureOffer = defineOperation({
  name: 'decline-structure-offer',
  input: offerKey,
  permission: 'companyStructure.agree',
  targets: () => [],
  refusals: ['STRUCTURE_OFFER_OVER'],
  run: (context, { structureOfferId }) =>
    endOffer(context, structureOfferId, { take: takeReceivedOffer, about: 'declined' }),
});
