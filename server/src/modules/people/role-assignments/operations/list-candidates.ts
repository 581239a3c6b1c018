import { roleAssignmentLimits } from '@madang/contract/people/role-assignments/limits.ts';
import { candidateList } from '@madang/contract/people/role-assignments/routes.ts';
import { readTerm } from '@madang/contract/people/people/search-term.ts';
import { firstOf } from '../../../../kernel/lists/list-answers.ts';
import { listAccess } from '../../../../kernel/operations/list-access.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { selectPeople } from '../../people/index.ts';

const limit = roleAssignmentLimits.candidates;

/** People in service, to choose one who is granted a role, by a part of name or ID. */
export const listCandidates = defineQuery({
  name: 'list-candidates',
  input: candidateList,
  permission: 'memberships.change',
  targets: () => [],
  access: ({ keyword }, companyCode) => listAccess(companyCode, { keyword }),
  refusals: [],
  run: ({ companyCode, read }, { keyword }) =>
    read(async (tx) => {
      const selection = { companyCode, ...readTerm(keyword), hasApplied: true };
      const order = { by: 'fullName', descending: false } as const;
      const found = await selectPeople(tx, selection, { order, offset: 0, limit: limit + 1 });
      const items = found.slice(0, limit).map(({ personId, fullName, englishName, loginId }) => {
        return { personId, fullName, englishName, loginId };
      });
      return firstOf(items, { hasMore: found.length > limit });
    }),
});
