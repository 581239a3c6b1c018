import { leadingChange } from '@madang/contract/company-life/company-structures/inputs.ts';
import { definePlatformOperation } from '../../../../kernel/operations/definition.ts';
import { lockInService } from '../../../ground/ended-companies/index.ts';
import { notifyLater } from '../structure-jobs.ts';
import { companyTarget, structureNamesOf } from '../structures.ts';
import { changeHead, isMember, lockLedStructure } from '../structures.sql.ts';

/**
 * DEP-06: lets another company lead a structure. Offers by or to the former one and ties to its people (MEM-04) end;
 * all companies are notified.
 */
export const changeLeadingCompany = definePlatformOperation({
  name: 'change-leading-company',
  input: leadingChange,
  permission: 'platform.change',
  company: ({ companyCode }) => companyCode,
  targets: () => [],
  refusals: ['CO404', 'STRUCTURE_LEADING', 'STRUCTURE_NOT_MEMBER'],
  async run({ tx, kernel, companyCode, refuse }, { newLeadingCode }) {
    const structure = await lockLedStructure(tx, companyCode);
    if (!structure) throw refuse('CO404');
    const { companyStructureCode } = structure;
    if (newLeadingCode === companyCode) throw refuse.field('newLeadingCode', 'STRUCTURE_LEADING');
    const isIn = await isMember(tx, companyStructureCode, newLeadingCode);
    if (!isIn || !(await lockInService(tx, [newLeadingCode])).has(newLeadingCode)) {
      throw refuse.field('newLeadingCode', 'STRUCTURE_NOT_MEMBER');
    }
    await kernel.contributed.endLinkedLogins(tx, { companyCode });
    for (const member of await changeHead(tx, companyStructureCode, newLeadingCode)) {
      await notifyLater(tx, kernel, {
        companyCode: member,
        about: 'ledAnew',
        otherCode: newLeadingCode,
        companyStructureCode,
        structureNames: structureNamesOf(structure),
      });
    }
    return {
      answer: null,
      audit: { target: companyTarget(newLeadingCode), detail: { companyStructureCode, from: companyCode } },
    };
  },
});
