import { leadingChange } from '@madang/contract/company-life/company-structures/inputs.ts';
import { definePlatformOperation } from '../../../../kernel/operations/definition.ts';
import { lockInService } from '../../../ground/ended-companies/index.ts';
import { notifyLater } from '../structure-jobs.ts';
import { companyTarget, structureNamesOf } from '../structures.ts';
import { changeHead, isMember, lockLedStructure } from '../structures.sql.ts';

/**
 * DEP-06: the operator lets another company of a structure lead it, for the former one has ended or its representative asks so.
 * What was offered by or to the former one ends, and so do the ties to its people (MEM-04); every company is notified.
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
