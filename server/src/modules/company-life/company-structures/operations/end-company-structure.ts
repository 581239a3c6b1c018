import { leadingCompany } from '@madang/contract/company-life/company-structures/inputs.ts';
import { definePlatformOperation } from '../../../../kernel/operations/definition.ts';
import { notifyLater } from '../structure-jobs.ts';
import { companyTarget, structureNamesOf } from '../structures.ts';
import { deleteStructure, lockLedStructure } from '../structures.sql.ts';

/** DEP-06: the operator ends a structure; each of its companies goes on for itself, and is notified. */
export const endCompanyStructure = definePlatformOperation({
  name: 'end-company-structure',
  input: leadingCompany,
  permission: 'platform.change',
  company: ({ companyCode }) => companyCode,
  targets: () => [],
  refusals: ['CO404'],
  async run({ tx, kernel, companyCode, refuse }) {
    const structure = await lockLedStructure(tx, companyCode);
    if (!structure) throw refuse('CO404');
    const { companyStructureCode } = structure;
    await kernel.contributed.endLinkedLogins(tx, { companyCode });
    for (const member of await deleteStructure(tx, companyStructureCode)) {
      const structureNames = structureNamesOf(structure);
      await notifyLater(tx, kernel, {
        companyCode: member,
        about: 'ended',
        otherCode: companyCode,
        companyStructureCode,
        structureNames,
      });
    }
    return { answer: null, audit: { target: companyTarget(companyCode), detail: { companyStructureCode } } };
  },
});
