import { oneCompanyRole } from '@madang/contract/access/company-roles/rules.ts';
import { defineOperation, undoBy } from '../../../../kernel/operations/definition.ts';
import { companyRoleTarget } from '../company-roles.ts';
import { deleteCompanyRole as deleteRow } from '../company-roles.sql.ts';
import { restoreCompanyRole } from './restore-company-role.ts';

/** Deletes a company role; for a while it can be restored. */
export const deleteCompanyRole = defineOperation({
  name: 'delete-company-role',
  input: oneCompanyRole,
  permission: 'company-roles.delete',
  targets: ({ companyRoleId }) => [companyRoleTarget(companyRoleId)],
  refusals: ['CO404', 'COMPANY_ROLE_IN_USE'],
  constraints: {
    grants_company_role_id_fkey: [null, 'COMPANY_ROLE_IN_USE'],
    role_grants_holder_role_id_fkey: [null, 'COMPANY_ROLE_IN_USE'],
  },
  async run({ tx, companyCode, refuse }, { companyRoleId }) {
    if (!(await deleteRow(tx, companyCode, companyRoleId))) throw refuse('CO404');
    return {
      answer: null,
      audit: { target: companyRoleTarget(companyRoleId) },
      undo: undoBy(restoreCompanyRole, { companyRoleId }),
    };
  },
});
