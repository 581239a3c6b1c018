import { companyRoleLimits } from '@madang/contract/access/company-roles/limits.ts';
import { companyRoleInput } from '@madang/contract/access/company-roles/rules.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { companyRoleTarget, requireOwn } from '../company-roles.ts';
import { insertCompanyRole } from '../company-roles.sql.ts';

const limit = companyRoleLimits.companyRoles;

/** Adds a company role; the database decides whether its name is free. */
export const createCompanyRole = defineOperation({
  name: 'create-company-role',
  input: companyRoleInput,
  permission: 'company-roles.create',
  targets: () => [],
  refusals: ['GRANT_BEYOND_OWN', 'GRANT_UNKNOWN', 'COMPANY_ROLE_LIMIT', 'COMPANY_ROLE_NAME_TAKEN'],
  constraints: { company_roles_company_code_name_key: ['companyRoleName', 'COMPANY_ROLE_NAME_TAKEN'] },
  async run({ tx, companyCode, actorId, refuse }, given) {
    await requireOwn(tx, actorId, given.permissions);
    await lockCompany(tx, companyCode);
    const companyRoleId = await insertCompanyRole(tx, companyCode, { given, limit });
    if (companyRoleId === undefined) throw refuse('COMPANY_ROLE_LIMIT', { 0: limit });
    return {
      answer: { companyRoleId },
      audit: { target: companyRoleTarget(companyRoleId), fields: Object.keys(given) },
    };
  },
});
