import { offerAcceptance } from '@madang/contract/company-life/company-structures/inputs.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockInService } from '../../../ground/ended-companies/index.ts';
import { isStillPassword, provePassword } from '../../../secrets/passwords/index.ts';
import { findReceivedOffer, offererOf, takeReceivedOffer } from '../offers.sql.ts';
import { notifyLater } from '../structure-jobs.ts';
import { companyTarget, structureNamesOf } from '../structures.ts';
import { deleteMember, insertMember, lockStructure } from '../structures.sql.ts';

/** DEP-06: the other representative accepts: the company joins the structure, or leaves it. */
export const acceptStructureOffer = defineOperation({
  name: 'accept-structure-offer',
  input: offerAcceptance,
  permission: 'companyStructure.agree',
  targets: () => [],
  refusals: ['CO429', 'EM0011', 'MB_M_PASSWORD_WRONG', 'STRUCTURE_MEMBER', 'STRUCTURE_OFFER_OVER'],
  constraints: { structure_members_pkey: [null, 'STRUCTURE_MEMBER'] },
  isSecret: true,
  async prepare(context, { structureOfferId, ...proof }) {
    const { companyCode, readIn, refuse } = context;
    const offer = await readIn(companyCode, (tx) => findReceivedOffer(tx, { companyCode, structureOfferId }));
    // No password is tried for an offer that is over.
    if (!offer) throw refuse('STRUCTURE_OFFER_OVER');
    return { proven: await provePassword(context, proof), structureCode: offer.companyStructureCode };
  },
  async run({ tx, kernel, companyCode: own, prepared: { proven, structureCode }, refuse }, { structureOfferId }) {
    // One change of a structure at a time; then both companies, so that neither ends by then.
    await lockStructure(tx, structureCode);
    const offer = await takeReceivedOffer(tx, { companyCode: own, structureOfferId });
    if (!offer) throw refuse('STRUCTURE_OFFER_OVER');
    if (!(await isStillPassword(tx, proven))) throw refuse.field('password', 'MB_M_PASSWORD_WRONG');
    const otherCode = offererOf(offer);
    if ((await lockInService(tx, [own, otherCode])).size < 2) throw refuse('STRUCTURE_OFFER_OVER');
    const { kind, companyCode } = offer;
    if (kind === 'join') await insertMember(tx, structureCode, companyCode);
    else if (!(await deleteMember(tx, structureCode, companyCode))) throw refuse('STRUCTURE_OFFER_OVER');
    if (kind === 'leave') await kernel.contributed.endLinkedLogins(tx, { companyCode });
    await notifyLater(tx, kernel, {
      companyCode: otherCode,
      about: kind === 'join' ? 'joined' : 'left',
      otherCode: own,
      companyStructureCode: structureCode,
      structureNames: structureNamesOf(offer),
    });
    return {
      answer: null,
      audit: { target: companyTarget(companyCode), detail: { kind, companyStructureCode: structureCode } },
    };
  },
});
