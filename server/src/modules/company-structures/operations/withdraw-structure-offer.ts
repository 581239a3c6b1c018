import { offerKey } from '@madang/contract/company-structures/inputs.ts';
import { defineOperation } from '../../../kernel/operations/definition.ts';
import { receiverOf, takeOwnOffer } from '../offers.sql.ts';
import { tellLater } from '../structure-jobs.ts';
import { companyTarget, structureNamesOf } from '../structures.ts';

/** DEP-06: The representative takes an offer back that was not accepted yet; the statement names the own company. */
export const withdrawStructureOffer = defineOperation({
  name: 'withdraw-structure-offer',
  input: offerKey,
  permission: 'companyStructure.agree',
  targets: () => [],
  refusals: ['STRUCTURE_OFFER_OVER'],
  async run({ tx, companyCode: own, refuse }, { structureOfferId }) {
    const offer = await takeOwnOffer(tx, { companyCode: own, structureOfferId });
    if (!offer) throw refuse('STRUCTURE_OFFER_OVER');
    const { kind, companyCode, companyStructureCode } = offer;
    await tellLater(tx, {
      companyCode: receiverOf(offer),
      about: 'withdrawn',
      otherCode: own,
      companyStructureCode,
      structureNames: structureNamesOf(offer),
    });
    return { answer: null, audit: { target: companyTarget(companyCode), detail: { kind, companyStructureCode } } };
  },
});
