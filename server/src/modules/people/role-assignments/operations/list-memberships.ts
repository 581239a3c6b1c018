import { roleAssignmentLimits } from '@madang/contract/people/role-assignments/limits.ts';
import { holderList } from '@madang/contract/people/role-assignments/routes.ts';
import { listedRoles } from '@madang/contract/people/role-assignments/rules.ts';
import { readTerm } from '@madang/contract/people/people/search-term.ts';
import { pageOf } from '../../../../kernel/lists/list-answers.ts';
import { listAccess } from '../../../../kernel/operations/list-access.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { roleHolderCountOf, roleHoldersOf } from '../../roles/index.ts';
import { grantableWith, personTarget, unboundOf } from '../role-assignments.ts';

const rowsPerPage = roleAssignmentLimits.perPage;

/** The people of the company who hold a role beyond an employee's, the owner first. */
export const listMemberships = defineQuery({
  name: 'list-memberships',
  input: holderList,
  permission: 'memberships.view',
  targets: () => [],
  access: ({ keyword, role, personId }, companyCode) =>
    personId === undefined ? listAccess(companyCode, { keyword, role }) : { target: personTarget(personId) },
  refusals: ['PAGE_BEYOND'],
  async run({ companyCode, reader, askAll }, { keyword, role, personId, page }) {
    const query = { companyCode, roles: listedRoles, role, personId, ...readTerm(keyword) };
    const { found, counts, grantable } = await askAll({
      found: roleHoldersOf(query, { offset: (page - 1) * rowsPerPage, limit: rowsPerPage }),
      counts: roleHolderCountOf(query),
      grantable: unboundOf(reader.personId, grantableWith(reader.rights.everywhere)),
    });
    const items = found.map((row) => ({ ...row, isOwn: row.personId === reader.personId }));
    return {
      ...pageOf(items, { page, rowsPerPage, count: counts[0]?.count ?? 0 }),
      grantable: grantable.map(({ role: given }) => given),
      can: ['export' as const],
    };
  },
});
