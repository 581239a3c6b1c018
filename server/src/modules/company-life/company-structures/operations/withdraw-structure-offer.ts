import { offerKey } from '@madang/contract/company-life/company-structures/inputs.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { endOffer } from '../end-offer.ts';
import { takeOwnOffer } from '../offers.sql.ts';

/** DEP-06: the owner takes back an offer that was not accepted yet; the statement names the own company. */
export const withdrawStructureOffer = defineOperation({
  name: 'withdraw-structure-offer',
  input: offerKey,
  permission: 'companyStructure.agree',
  targets: () => [],
  refusals: ['STRUCTURE_OFFER_OVER'],
  run: (context, { structureOfferId }) =>
    endOffer(context, structureOfferId, { take: takeOwnOffer, about: 'withdrawn' }),
});
