import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import { chartTerm } from '@madang/contract/people/organisation-charts/rules.ts';
import {
  countOrganisation,
  listDepartmentMembers,
  readMember,
  readOrganisation,
  searchOrganisation,
} from '@madang/contract/people/organisation-charts/routes.ts';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { plansKey } from '../../../kernel/sections/plans.ts';
import { askedIf } from '../../../kernel/lists/typed-search.ts';

export const chartKey = ['organisation'] as const;

export const organisationQuery = queryOptions({
  queryKey: [...chartKey, 'tree'],
  queryFn: ({ signal }) => call(readOrganisation, {}, { signal }),
});

export const peopleCountsQuery = queryOptions({
  queryKey: [...chartKey, 'counts'],
  queryFn: ({ signal }) => call(countOrganisation, {}, { signal }),
});

export function useDepartment(departmentCode: string = rootDepartment, page = 1, reach: 'own' | 'below' = 'own') {
  return useQuery({
    queryKey: [...chartKey, 'department', departmentCode, page, reach],
    queryFn: ({ signal }) =>
      call(listDepartmentMembers, { params: { departmentCode }, query: { page, reach } }, { signal }),
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

function searchQuery(by: SearchBy, term: string) {
  return queryOptions({
    queryKey: [...chartKey, 'search', by, term],
    queryFn: ({ signal }) => call(searchOrganisation, { body: { by, term } }, { signal }),
  });
}

export function useOrganisationSearch(by: SearchBy, term: string) {
  return useQuery(searchQuery(by, term));
}

/** Finds people by name while the term is typed, once it is long enough. */
export function usePeopleByName(term: string) {
  return useQuery({ ...searchQuery('name', term), ...askedIf(chartTerm.safeParse(term).success) });
}

/** Reads again what a change of heads shows, at once or planned. */
export function useReread() {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([chartKey, plansKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
}
