import { membershipLimits } from '@madang/contract/memberships/limits.ts';
import { holderList } from '@madang/contract/memberships/routes.ts';
import { type ListedRole, listedRoles } from '@madang/contract/memberships/rules.ts';
import { readTerm } from '@madang/contract/people/search-term.ts';
import { firstOf } from '../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../kernel/operations/definition.ts';
import { roleHoldersOf } from '../../people/index.ts';
import { grantableWith } from '../memberships.ts';

const limit = membershipLimits.listed;

/** The people of the company who hold a role beyond an employee's, the representative first. */
export const listMemberships = defineQuery({
  name: 'list-memberships',
  input: holderList,
  permission: 'memberships.view',
  targets: () => [],
  refusals: [],
  async run({ companyCode, reader, ask }, { keyword, role }) {
    const found = await ask(
      roleHoldersOf<ListedRole>({ companyCode, roles: listedRoles, role, ...readTerm(keyword), limit: limit + 1 }),
    );
    const items = found.slice(0, limit).map((row) => ({ ...row, isOwn: row.personId === reader.personId }));
    return {
      ...firstOf(items, { hasMore: found.length > limit }),
      grantable: grantableWith(reader.rights.everywhere),
    };
  },
});
