import { companyRoleChanging } from '@madang/contract/access/company-roles/inputs.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { companyRoleTarget, requireOwn } from '../company-roles.ts';
import { lockCompanyRole, updateCompanyRole } from '../company-roles.sql.ts';

/** Changes a company role, unless it is another by now than the caller saw. */
export const changeCompanyRole = defineOperation({
  name: 'change-company-role',
  input: companyRoleChanging,
  permission: 'company-roles.change',
  targets: ({ companyRoleId }) => [companyRoleTarget(companyRoleId)],
  refusals: ['CO404', 'GRANT_BEYOND_OWN', 'GRANT_UNKNOWN', 'EDIT_CONFLICT', 'COMPANY_ROLE_NAME_TAKEN'],
  constraints: { company_roles_company_code_name_key: ['companyRoleName', 'COMPANY_ROLE_NAME_TAKEN'] },
  async run({ tx, companyCode, actorId, refuse }, { companyRoleId: id, expected, ...given }) {
    const before = await lockCompanyRole(tx, companyCode, id);
    if (!before) throw refuse('CO404');
    const added = given.permissions.filter((permission) => !before.includes(permission));
    await requireOwn(tx, actorId, added);
    if (!(await updateCompanyRole(tx, companyCode, id, { given, expected }))) throw refuse('EDIT_CONFLICT');
    const removed = before.filter((permission) => !given.permissions.includes(permission));
    const changes = { added: sectionsOf(added), removed: sectionsOf(removed) };
    const facts = Object.fromEntries(Object.entries(changes).filter(([, names]) => names !== ''));
    return {
      answer: null,
      audit: { target: companyRoleTarget(id), fields: Object.keys(given) },
      judged: async () => ({ targets: [], facts: { role: given.companyRoleName, ...facts } }),
    };
  },
});

/** Sections that permissions are about, each as what is seen or changed there. */
function sectionsOf(permissions: readonly string[]): string {
  const parts = permissions.map((name) => (name.endsWith('.view') ? name : name.replace(/\.[^.]+$/, '.modify')));
  return [...new Set(parts)].join(' ');
}
