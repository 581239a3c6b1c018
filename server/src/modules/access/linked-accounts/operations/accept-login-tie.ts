import { tieAcceptance } from '@madang/contract/access/linked-accounts/inputs.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { settleLater } from '../end-ties.sql.ts';
import { acceptTie, findTie } from '../ties.sql.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { lockInService } from '../../../ground/ended-companies/index.ts';
import { isMemberOf, lockStructureOf } from '../../../company-life/company-structures/index.ts';
import { isStillPassword, provePassword } from '../../../secrets/passwords/index.ts';
import { companyTarget } from '../letters.ts';

/**
 * MEM-04: accepts an offer with the own password; the other company's job then makes the person. The company is locked
 * against changes of roles.
 */
export const acceptLoginTie = defineOperation({
  name: 'accept-login-tie',
  input: tieAcceptance,
  permission: 'administrators.change',
  targets: () => [],
  refusals: ['AC105', 'CO429', 'EM0011', 'MB_M_PASSWORD_WRONG', 'TIE_OVER'],
  isSecret: true,
  async prepare(context, { tieId, ...proof }) {
    const { companyCode, actorId, readIn, refuse } = context;
    const tie = await readIn(companyCode, (tx) => findTie(tx, companyCode, tieId));
    // No password is tried for an offer that is over, or another's.
    if (tie?.state !== 'offered' || tie.loginCompanyCode !== companyCode || tie.loginPersonId !== actorId) {
      throw refuse('TIE_OVER');
    }
    return provePassword(context, proof);
  },
  async run({ tx, companyCode, actorId: personId = '', can, prepared: proven, refuse }, { tieId }) {
    // A structure before its companies, as with every change of it.
    const structure = await lockStructureOf(tx, companyCode);
    await lockCompany(tx, companyCode);
    if (!(await can('administrators.change', companyTarget(companyCode)))) throw refuse('AC105');
    if (!(await isStillPassword(tx, proven))) throw refuse.field('password', 'MB_M_PASSWORD_WRONG');
    const tie = await acceptTie(tx, { companyCode, personId }, tieId);
    if (!tie || structure?.headCode !== companyCode) throw refuse('TIE_OVER');
    const isBeside = await isMemberOf(tx, structure.companyStructureCode, tie.companyCode);
    if (!isBeside || !(await lockInService(tx, [tie.companyCode])).has(tie.companyCode)) throw refuse('TIE_OVER');
    await settleLater(tx, tie);
    return { answer: null, audit: { target: companyTarget(tie.companyCode) } };
  },
});
