import { structureLimits } from '@madang/contract/company-life/company-structures/limits.ts';
import { structureOffering } from '@madang/contract/company-life/company-structures/inputs.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { demandFromLimit } from '../../../../kernel/limits/rate-limit.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockInService } from '../../../ground/ended-companies/index.ts';
import { isStillPassword, provePassword } from '../../../secrets/passwords/index.ts';
import { insertOffer } from '../offers.sql.ts';
import { lapseLater, notifyLater } from '../structure-jobs.ts';
import { companyTarget, structureNamesOf } from '../structures.ts';
import { isMember, lockStructureOf } from '../structures.sql.ts';

/**
 * DEP-06: offers a company to join or leave a structure, by the leading company's owner, or leaving by its own. It
 * takes effect when accepted.
 */
export const offerStructureChange = defineOperation({
  name: 'offer-structure-change',
  input: structureOffering,
  permission: 'companyStructure.agree',
  targets: () => [],
  refusals: [
    'CO429',
    'EM0011',
    'MB_M_PASSWORD_WRONG',
    'STRUCTURE_COMPANY_UNKNOWN',
    'STRUCTURE_LEADING',
    'STRUCTURE_LIMIT',
    'STRUCTURE_MEMBER',
    'STRUCTURE_NOT_MEMBER',
    'STRUCTURE_OFFER_OPEN',
  ],
  isSecret: true,
  prepare: (context, { kind: _kind, companyCode: _companyCode, ...proof }) => provePassword(context, proof),
  async run({ tx, kernel, companyCode: own, prepared: proven, refuse }, { kind, companyCode }) {
    const structure = await lockStructureOf(tx, own);
    if (!structure) throw refuse('STRUCTURE_NOT_MEMBER');
    if (!(await isStillPassword(tx, proven))) throw refuse.field('password', 'MB_M_PASSWORD_WRONG');
    await demandFromLimit(tx, `structure-offers:${own}`, { count: structureLimits.offersPerDay, seconds: daySeconds });
    const { headCode, companyStructureCode } = structure;
    const isByHead = own === headCode;
    // The leading company never leaves, and no other one invites.
    if (companyCode === headCode || (!isByHead && kind === 'join')) throw refuse('STRUCTURE_LEADING');
    if (!isByHead && companyCode !== own) throw refuse.field('companyCode', 'STRUCTURE_NOT_MEMBER');
    const isIn = await isMember(tx, companyStructureCode, companyCode);
    if (kind === 'leave' && !isIn) throw refuse.field('companyCode', 'STRUCTURE_NOT_MEMBER');
    if (kind === 'join' && isIn) throw refuse.field('companyCode', 'STRUCTURE_MEMBER');
    const otherCode = isByHead ? companyCode : headCode;
    const inService = await lockInService(tx, [own, otherCode]);
    if (!inService.has(otherCode)) throw refuse.field('companyCode', 'STRUCTURE_COMPANY_UNKNOWN');
    const offer = await insertOffer(tx, { structureCode: companyStructureCode, companyCode, kind, isByHead });
    if (offer === 'open') throw refuse('STRUCTURE_OFFER_OPEN');
    if (offer === 'full') throw refuse('STRUCTURE_LIMIT', { 0: structureLimits.companies });
    const { id: structureOfferId, expiresAt } = offer;
    await notifyLater(tx, kernel, {
      companyCode: otherCode,
      about: kind === 'join' ? 'joinOffered' : 'leaveOffered',
      otherCode: own,
      companyStructureCode,
      structureNames: structureNamesOf(structure),
      structureOfferId,
      until: expiresAt.toISOString(),
    });
    await lapseLater(tx, own, structureOfferId);
    const audit = { target: companyTarget(companyCode), detail: { kind, companyStructureCode } };
    return { answer: { structureOfferId }, audit };
  },
});
