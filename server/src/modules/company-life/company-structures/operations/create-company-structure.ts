import { structureCreation } from '@madang/contract/company-life/company-structures/inputs.ts';
import { definePlatformOperation } from '../../../../kernel/operations/definition.ts';
import { lockInService } from '../../../ground/ended-companies/index.ts';
import { companyTarget } from '../structures.ts';
import { insertMember, insertStructure } from '../structures.sql.ts';

/** DEP-06: the operator makes a structure with its leading company, whose log has the row. */
export const createCompanyStructure = definePlatformOperation({
  name: 'create-company-structure',
  input: structureCreation,
  permission: 'platform.change',
  company: ({ companyCode }) => companyCode,
  targets: () => [],
  refusals: ['STRUCTURE_CODE_TAKEN', 'STRUCTURE_COMPANY_UNKNOWN', 'STRUCTURE_MEMBER'],
  constraints: {
    company_structures_pkey: ['companyStructureCode', 'STRUCTURE_CODE_TAKEN'],
    company_structures_head_code_key: ['companyCode', 'STRUCTURE_MEMBER'],
    structure_members_pkey: ['companyCode', 'STRUCTURE_MEMBER'],
  },
  async run({ tx, companyCode, refuse }, { companyStructureCode, ...names }) {
    if (!(await lockInService(tx, [companyCode])).has(companyCode)) {
      throw refuse.field('companyCode', 'STRUCTURE_COMPANY_UNKNOWN');
    }
    const { companyStructureName, englishCompanyStructureName } = names;
    await insertStructure(tx, {
      companyStructureCode,
      companyStructureName,
      englishCompanyStructureName,
      headCode: companyCode,
    });
    await insertMember(tx, companyStructureCode, companyCode);
    return { answer: null, audit: { target: companyTarget(companyCode), detail: { companyStructureCode } } };
  },
});
