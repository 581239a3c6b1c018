import { dispatchLimits } from '@madang/contract/access/dispatches/limits.ts';
import {
  type Dispatch,
  listDispatches,
  listDispatchHosts,
  readDispatch,
} from '@madang/contract/access/dispatches/routes.ts';
import { companyNameFor } from '@madang/contract/ground/companies/names.ts';
import { departmentNameFor } from '@madang/contract/organisation/departments/names.ts';
import { searchOrganisation } from '@madang/contract/people/organisation-charts/routes.ts';
import { chartTerm } from '@madang/contract/people/organisation-charts/rules.ts';
import { readEmployee } from '@madang/contract/people/people/routes.ts';
import { keepPreviousData, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { readPage } from '../../../kernel/lists/numbered-pages.ts';
import { askedIf } from '../../../kernel/lists/typed-search.ts';
import { noticesKey } from '../../../kernel/sections/notices-key.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import type { DispatchesQuery } from './address.ts';

const key = ['dispatches'] as const;
const { rowsPerPage } = dispatchLimits;

/** The other company answers by a message of its own: what waits for it is read again until it has come. */
const untilConfirmedMs = 2_000;
const againIf = (waits: boolean) => waits && untilConfirmedMs;
const isWaiting = ({ isAnswered }: Dispatch) => isAnswered;

export function dispatchesQuery(query: DispatchesQuery) {
  return queryOptions({
    queryKey: [...key, 'list', query],
    queryFn: ({ signal }) =>
      readPage({ page: query.page, rowsPerPage }, (page) =>
        call(listDispatches, { query: { side: query.side, which: query.which, page } }, { signal }),
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => againIf(state.data?.items.some(isWaiting) === true),
  });
}

export function dispatchQuery(dispatchId: string) {
  return queryOptions({
    queryKey: [...key, 'one', dispatchId],
    queryFn: ({ signal }) => call(readDispatch, { params: { dispatchId } }, { signal }),
    refetchInterval: ({ state }) => againIf(state.data !== undefined && isWaiting(state.data)),
  });
}

export const hostsQuery = queryOptions({
  queryKey: [...key, 'hosts'],
  queryFn: ({ signal }) => call(listDispatchHosts, {}, { signal }),
});

/** The person named by the address; asks for nothing where it names none. */
export function usePreset(personId: string | null) {
  return useQuery({
    queryKey: [...key, 'person', personId],
    queryFn: personId === null ? skipToken : ({ signal }) => call(readEmployee, { params: { personId } }, { signal }),
  });
}

/** People in service by a part of their names, while it is typed. */
export function usePeopleByName(term: string) {
  return useQuery({
    queryKey: [...key, 'people', term],
    queryFn: ({ signal }) => call(searchOrganisation, { body: { by: 'name', term } }, { signal }),
    ...askedIf(chartTerm.safeParse(term).success),
  });
}

/** Reads dispatches again, the bell, and people, whose states they change. */
export function useReread(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    void queries.invalidateQueries({ queryKey: noticesKey });
    await queries.invalidateQueries({ queryKey: key });
    await queries.invalidateQueries({ queryKey: ['employees'], refetchType: 'none' });
  };
}

/** PRD-03: the names of company and department that the reader sees first. */
export function useNamesOf() {
  const language = useLanguage();
  return {
    company: (names: Parameters<typeof companyNameFor>[0] & { readonly companyCode: string }) =>
      companyNameFor(names, language) || names.companyCode,
    department: (names: Parameters<typeof departmentNameFor>[0] & { readonly departmentCode: string }) =>
      departmentNameFor(names, language) || names.departmentCode,
  };
}
