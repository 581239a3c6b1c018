import { offerKey } from '@madang/contract/company-life/company-structures/inputs.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { findOwner } from '../../../people/roles/index.ts';
import { sendStructureLetter } from '../letters.ts';
import { receiverOf, takeExpiredOffer } from '../offers.sql.ts';
import { companyTarget, structureNamesOf } from '../structures.ts';
import { mayKnow } from '../structures.sql.ts';

/** DEP-06: ends an offer whose time is over, and writes so to the owner who made it. */
export const lapseStructureOffer = defineOperation({
  name: 'lapse-structure-offer',
  input: offerKey,
  permission: 'system',
  targets: () => [],
  refusals: [],
  async run({ tx, kernel, companyCode: own }, { structureOfferId }) {
    const offer = await takeExpiredOffer(tx, { companyCode: own, structureOfferId });
    // It was accepted, declined or withdrawn, or another offer took its place.
    if (!offer) return { answer: null, audit: 'none' };
    const { kind, companyCode, companyStructureCode } = offer;
    const personId = await findOwner(tx, own);
    const otherCode = receiverOf(offer);
    const isOtherKnown = await mayKnow(tx, { otherCode, companyStructureCode });
    if (personId !== undefined) {
      const content = { about: 'lapsed', otherCode, isOtherKnown, structureNames: structureNamesOf(offer) } as const;
      await sendStructureLetter(tx, kernel, { companyCode: own, personId }, content);
    }
    return { answer: null, audit: { target: companyTarget(companyCode), detail: { kind, companyStructureCode } } };
  },
});
