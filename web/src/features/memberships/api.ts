import { listCandidates, listMemberships, listRoleHistory } from '@madang/contract/memberships/routes.ts';
import type { ListedRole } from '@madang/contract/memberships/rules.ts';
import { searchTerm } from '@madang/contract/people/search-term.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kernel/call.ts';

const key = ['memberships'] as const;

export function useHolders(query: { readonly keyword: string; readonly role: ListedRole | '' }) {
  return useQuery({
    queryKey: [...key, query],
    queryFn: ({ signal }) => call(listMemberships, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** People to choose from; a term that the search does not take finds those that no term finds. */
export function useCandidates(typed: string) {
  const keyword = searchTerm.safeParse(typed).success ? typed : '';
  return useQuery({
    queryKey: [...key, 'candidates', keyword],
    queryFn: ({ signal }) => call(listCandidates, { query: { keyword } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useRoleHistory(personId: string) {
  return useQuery({
    queryKey: [...key, 'history', personId],
    queryFn: ({ signal }) => call(listRoleHistory, { params: { personId } }, { signal }),
  });
}

/** Reads list and history again after a role was granted or taken back. */
export function useReread(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}
