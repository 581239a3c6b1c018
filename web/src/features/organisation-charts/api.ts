import { rootDepartment } from '@madang/contract/departments/limits.ts';
import {
  countOrganisation,
  listDepartmentMembers,
  readMember,
  readOrganisation,
  searchOrganisation,
} from '@madang/contract/organisation-charts/routes.ts';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kernel/call.ts';

export const chartKey = ['organisation'] as const;

export const organisationQuery = queryOptions({
  queryKey: [...chartKey, 'tree'],
  queryFn: ({ signal }) => call(readOrganisation, {}, { signal }),
});

export const peopleCountsQuery = queryOptions({
  queryKey: [...chartKey, 'counts'],
  queryFn: ({ signal }) => call(countOrganisation, {}, { signal }),
});

export function useDepartment(departmentCode: string = rootDepartment, page = 1) {
  return useQuery({
    queryKey: [...chartKey, 'department', departmentCode, page],
    queryFn: ({ signal }) => call(listDepartmentMembers, { params: { departmentCode }, query: { page } }, { signal }),
    placeholderData: (before, query) => (query?.queryKey[2] === departmentCode ? keepPreviousData(before) : undefined),
  });
}

export function useMember(personId: string) {
  return useQuery({
    queryKey: [...chartKey, 'member', personId],
    queryFn: ({ signal }) => call(readMember, { params: { personId } }, { signal }),
  });
}

export type SearchBy = 'name' | 'code';

/** Asked for once the term is one that can be searched for. */
export function useOrganisationSearch(by: SearchBy, term: string, isEnabled = true) {
  return useQuery({
    queryKey: [...chartKey, 'search', by, term],
    queryFn: ({ signal }) => call(searchOrganisation, { query: { by, term } }, { signal }),
    enabled: isEnabled,
  });
}

/** Reads again what a change of heads shows. */
export function useReread() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: chartKey });
}
