import { structureChanging } from '@madang/contract/company-structures/inputs.ts';
import { definePlatformOperation } from '../../../kernel/operations/definition.ts';
import { companyTarget } from '../structures.ts';
import { lockLedStructure, updateStructure } from '../structures.sql.ts';

/** DEP-06: the operator renames a structure; its code stays. */
export const changeCompanyStructure = definePlatformOperation({
  name: 'change-company-structure',
  input: structureChanging,
  permission: 'platform.change',
  company: ({ companyCode }) => companyCode,
  targets: () => [],
  refusals: ['CO404', 'EDIT_CONFLICT'],
  async run({ tx, companyCode, refuse }, { expected, ...names }) {
    const before = await lockLedStructure(tx, companyCode);
    if (!before) throw refuse('CO404');
    const keys = ['companyStructureName', 'englishCompanyStructureName'] as const;
    const fields = keys.filter((key) => names[key] !== before[key]);
    if (expected !== undefined && fields.length > 0 && keys.some((key) => expected[key] !== before[key])) {
      throw refuse('EDIT_CONFLICT');
    }
    await updateStructure(tx, before.companyStructureCode, names);
    const detail = { companyStructureCode: before.companyStructureCode };
    return { answer: null, audit: { target: companyTarget(companyCode), fields, detail } };
  },
});
