import { structureChanging } from '@madang/contract/company-life/company-structures/inputs.ts';
import { changesOf } from '../../../../kernel/operations/changed-fields.ts';
import { definePlatformOperation } from '../../../../kernel/operations/definition.ts';
import { notifyLater } from '../structure-jobs.ts';
import { companyTarget, structureNamesOf } from '../structures.ts';
import { lockLedStructure, membersOf, updateStructure } from '../structures.sql.ts';

/** DEP-06: the operator renames a structure; its code stays. */
export const changeCompanyStructure = definePlatformOperation({
  name: 'change-company-structure',
  input: structureChanging,
  permission: 'platform.change',
  company: ({ companyCode }) => companyCode,
  targets: () => [],
  refusals: ['CO404', 'EDIT_CONFLICT'],
  async run({ tx, kernel, companyCode, refuse }, { expected, ...names }) {
    const before = await lockLedStructure(tx, companyCode);
    if (!before) throw refuse('CO404');
    const keys = ['companyStructureName', 'englishCompanyStructureName'] as const;
    const isChange = keys.some((key) => names[key] !== before[key]);
    if (isChange && expected && keys.some((key) => expected[key] !== before[key])) {
      throw refuse('EDIT_CONFLICT');
    }
    const { companyStructureCode, companyStructureName, englishCompanyStructureName } = before;
    await updateStructure(tx, companyStructureCode, names);
    const { fields, changes = [] } = changesOf(names, { companyStructureName, englishCompanyStructureName });
    const members = isChange ? await membersOf(tx, companyStructureCode) : [];
    for (const member of members.filter((other) => other !== companyCode)) {
      await notifyLater(tx, kernel, {
        companyCode: member,
        about: 'renamed',
        otherCode: companyCode,
        companyStructureCode,
        structureNames: structureNamesOf({ ...before, ...names }),
        changed: { fields, changes },
      });
    }
    const target = companyTarget(companyCode);
    return { answer: null, audit: { target, fields, changes, detail: { companyStructureCode } } };
  },
});
