import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import {
  downloadRoleAssignments,
  type exportMemberships,
  giveUpRole,
  findCandidates,
  findRoleAssignments,
  listMemberships,
  listRoleHistory,
  listRolePermissions,
} from '@madang/contract/people/role-assignments/routes.ts';
import {
  acceptHandover,
  declineHandover,
  offerHandover,
  readHandover,
  withdrawHandover,
} from '@madang/contract/people/role-assignments/ownership-transfer-routes.ts';
import type { GrantableRole, ListedRole } from '@madang/contract/people/role-assignments/rules.ts';
import { roleAssignmentLimits } from '@madang/contract/people/role-assignments/limits.ts';
import { searchTerm } from '@madang/contract/people/people/search-term.ts';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { readPage } from '../../../kernel/lists/numbered-pages.ts';
import { call } from '../../../kernel/call.ts';

const key = ['memberships'] as const;

/** One person of the list, on whichever page: who was granted a role a moment ago may stand on a later one. */
export function useHolder(personId: string | null) {
  return useQuery({
    queryKey: [...key, 'one', personId],
    queryFn: ({ signal }) =>
      call(listMemberships, { query: { role: '', page: 1, personId: personId ?? '' } }, { signal }),
    enabled: personId !== null,
  });
}

/** Has the browser fetch the file of an export. */
export function saveHolders({ exportId, search }: AnswerOf<typeof exportMemberships>): void {
  const link = document.createElement('a');
  const path = downloadRoleAssignments.path.replace('{exportId}', exportId);
  link.href = search === '' ? path : `${path}?${new URLSearchParams({ search }).toString()}`;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}

export function useHolders(query: { readonly keyword: string; readonly role: ListedRole | ''; readonly page: number }) {
  return useQuery({
    queryKey: [...key, query],
    queryFn: ({ signal }) =>
      readPage({ page: query.page, rowsPerPage: roleAssignmentLimits.perPage }, (page) =>
        call(findRoleAssignments, { body: { ...query, page } }, { signal }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** People to choose from; a term that the search does not take finds those that no term finds. */
export function useCandidates(typed: string) {
  const keyword = searchTerm.safeParse(typed).success ? typed : '';
  return useQuery({
    queryKey: [...key, 'candidates', keyword],
    queryFn: ({ signal }) => call(findCandidates, { body: { keyword } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useRoleHistory(personId: string) {
  return useQuery({
    queryKey: [...key, 'history', personId],
    queryFn: ({ signal }) => call(listRoleHistory, { params: { personId } }, { signal }),
  });
}

/** MEM-08: the open offer of the owner's role that the reader made or has. */
export const ownershipTransferQuery = queryOptions({
  queryKey: [...key, 'handover'],
  queryFn: async ({ signal }) => (await call(readHandover, {}, { signal })).handover,
});

export async function makeOffer(body: { readonly personId: string; readonly password: string }): Promise<void> {
  await call(offerHandover, { body });
}

export async function withdrawOffer(handoverId: string): Promise<void> {
  await call(withdrawHandover, { params: { handoverId } });
}

export async function declineOffer(handoverId: string): Promise<void> {
  await call(declineHandover, { params: { handoverId } });
}

export async function acceptOffer(handoverId: string, password: string): Promise<void> {
  await call(acceptHandover, { params: { handoverId }, body: { password } });
}

/** Query for the permissions of each role; constant within a release. */
export const rolePermissionsQuery = queryOptions({
  queryKey: [...key, 'permissions'],
  queryFn: ({ signal }) => call(listRolePermissions, {}, { signal }),
});

/** Gives up a role; only another person can grant it again. */
export async function giveUp(role: GrantableRole): Promise<void> {
  await call(giveUpRole, { params: { role } });
}

/** Reads list and history again after a role was granted or taken back. */
export function useReread(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}
