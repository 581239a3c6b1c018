import { companyRoleLimits } from '@madang/contract/access/company-roles/limits.ts';
import { oneCompanyRole } from '@madang/contract/access/company-roles/rules.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { companyRoleTarget } from '../company-roles.ts';
import { restoreCompanyRole as restoreRow } from '../company-roles.sql.ts';

const limit = companyRoleLimits.companyRoles;

/** The undo of a deletion; refused where another has the name by now. */
export const restoreCompanyRole = defineOperation({
  name: 'restore-company-role',
  input: oneCompanyRole,
  permission: 'company-roles.delete',
  targets: ({ companyRoleId }) => [companyRoleTarget(companyRoleId)],
  refusals: ['CO404', 'COMPANY_ROLE_LIMIT', 'COMPANY_ROLE_NAME_TAKEN'],
  constraints: { company_roles_company_code_name_key: [null, 'COMPANY_ROLE_NAME_TAKEN'] },
  async run({ tx, companyCode, refuse }, { companyRoleId: id }) {
    await lockCompany(tx, companyCode);
    const outcome = await restoreRow(tx, companyCode, { id, limit });
    if (outcome === 'noSpace') throw refuse('COMPANY_ROLE_LIMIT', { 0: limit });
    // One that was not deleted stays as it is, so there is no change to record.
    return { answer: null, audit: outcome === 'back' ? { target: companyRoleTarget(id) } : 'none' };
  },
});
