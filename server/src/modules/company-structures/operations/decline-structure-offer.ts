import { offerKey } from '@madang/contract/company-structures/inputs.ts';
import { defineOperation } from '../../../kernel/operations/definition.ts';
import { offererOf, takeReceivedOffer } from '../offers.sql.ts';
import { tellLater } from '../structure-jobs.ts';
import { companyTarget, structureNamesOf } from '../structures.ts';

/** DEP-06: The other representative declines an offer. */
export const declineStructureOffer = defineOperation({
  name: 'decline-structure-offer',
  input: offerKey,
  permission: 'companyStructure.agree',
  targets: () => [],
  refusals: ['STRUCTURE_OFFER_OVER'],
  async run({ tx, companyCode: own, refuse }, { structureOfferId }) {
    const offer = await takeReceivedOffer(tx, { companyCode: own, structureOfferId });
    if (!offer) throw refuse('STRUCTURE_OFFER_OVER');
    const { kind, companyCode, companyStructureCode } = offer;
    await tellLater(tx, {
      companyCode: offererOf(offer),
      about: 'declined',
      otherCode: own,
      companyStructureCode,
      structureNames: structureNamesOf(offer),
    });
    return { answer: null, audit: { target: companyTarget(companyCode), detail: { kind, companyStructureCode } } };
  },
});
