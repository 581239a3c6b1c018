import { listCountries, listPhoneCodes } from '@madang/contract/ground/countries/wire.ts';
import { jobRankRoutes, jobTitleRoutes } from '@madang/contract/organisation/job-ranks/routes.ts';
import { listPersonPosts } from '@madang/contract/people/organisation-charts/routes.ts';
import { readPersonFactors } from '@madang/contract/access/mfa/routes.ts';
import { listPersonHistory } from '@madang/contract/people/people/history-routes.ts';
import { employeesPerPage } from '@madang/contract/people/people/limits.ts';
import { findEmployees as findRoute, readEmployee } from '@madang/contract/people/people/routes.ts';
import type { EmployeeOrder } from '@madang/contract/people/people/selection.ts';
import type { ListedState } from '@madang/contract/people/people/rules.ts';
import { searchTerm } from '@madang/contract/people/people/search-term.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { fieldIssues } from '@madang/contract/kernel/rules.ts';
import { keepPreviousData, queryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { afterOf, byPortions } from '../../../kernel/lists/portions.ts';
import { readPage } from '../../../kernel/lists/numbered-pages.ts';
import { errorText } from '../../../kernel/error-texts.ts';
import { useRereadChart } from '../organisation-charts/index.ts';

const key = ['employees'] as const;

export interface EmployeesQuery {
  readonly keyword: string;
  readonly state: ListedState | '';
  readonly jobRankCode: string;
  readonly jobTitleCode: string;
  /** Department with all below it; '' for the whole company. */
  readonly departmentCode: string;
  readonly orderBy: EmployeeOrder;
  readonly direction: 'ascending' | 'descending';
  readonly page: number;
}

/** The whole company, as a list begins. */
export const everybody: EmployeesQuery = {
  keyword: '',
  state: '',
  jobRankCode: '',
  jobTitleCode: '',
  departmentCode: '',
  orderBy: 'fullName',
  direction: 'ascending',
  page: 1,
};

export function employeesQuery(query: EmployeesQuery) {
  return queryOptions({
    queryKey: [...key, query],
    queryFn: ({ signal }) =>
      readPage({ page: query.page, rowsPerPage: employeesPerPage }, (page) =>
        call(findRoute, { body: { ...query, page, total: '' } }, { signal }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** Returns the query for the exact number of people that a query finds, however many. */
export function exactTotalQuery(query: EmployeesQuery) {
  const whom = { ...query, orderBy: everybody.orderBy, direction: everybody.direction, page: 1 };
  return queryOptions({
    queryKey: [...key, 'total', whom],
    queryFn: async ({ signal }) => (await call(findRoute, { body: { ...whom, total: 'exact' } }, { signal })).total,
  });
}

export function employeeQuery(personId: string) {
  return queryOptions({
    queryKey: [...key, personId],
    queryFn: ({ signal }) => call(readEmployee, { params: { personId } }, { signal }),
  });
}

/** Every department that a person is in. */
export function postsQuery(personId: string) {
  return queryOptions({
    queryKey: [...key, personId, 'posts'],
    queryFn: ({ signal }) => call(listPersonPosts, { params: { personId } }, { signal }),
  });
}

/** Returns the query for a person's factors besides the password. */
export function factorsQuery(personId: string) {
  return queryOptions({
    queryKey: [...key, personId, 'factors'],
    queryFn: ({ signal }) => call(readPersonFactors, { params: { personId } }, { signal }),
  });
}

/** Returns a person's history, page by page. */
export function useHistory(personId: string) {
  return useInfiniteQuery({
    queryKey: [...key, personId, 'history'],
    queryFn: ({ signal, pageParam }) =>
      call(listPersonHistory, { params: { personId }, query: afterOf(pageParam) }, { signal }),
    ...byPortions,
  });
}

/** Reads list, people and the numbers of the departments again after someone was registered or changed. */
export function useReread(): () => Promise<void> {
  const queries = useQueryClient();
  const rereadChart = useRereadChart();
  return async () => {
    // A first read that is under way may have been answered before the change, and would be taken for what stands now.
    await queries.cancelQueries({ queryKey: key, type: 'active', predicate: ({ state }) => state.data === undefined });
    await Promise.all([queries.invalidateQueries({ queryKey: key }), rereadChart()]);
  };
}

/** Finds employees for the palette; a refused term returns the reason. */
export async function findEmployees(keyword: string, signal: AbortSignal) {
  const { error } = searchTerm.safeParse(keyword);
  const [fieldError] = error ? fieldIssues(error) : [];
  if (fieldError) return { found: [], note: errorText(fieldError) };
  const { items } = await call(findRoute, { body: { ...everybody, keyword, total: '' } }, { signal });
  return { found: items };
}

/** Countries and calling codes in the words of a language. */
export function countriesQuery(language: Language) {
  return queryOptions({
    queryKey: ['countries', language],
    queryFn: async () => {
      const query = { language };
      const [countries, codes] = await Promise.all([call(listCountries, { query }), call(listPhoneCodes, { query })]);
      return { countries: countries.data.list, callingCodes: codes.data.list };
    },
    staleTime: Infinity,
  });
}

/** Job ranks and job titles to choose from, in the order that the company gave them. */
export const jobListsQuery = queryOptions({
  queryKey: ['job-lists', 'to-choose'],
  queryFn: async ({ signal }) => {
    const [ranks, titles] = await Promise.all([
      call(jobRankRoutes.list, {}, { signal }),
      call(jobTitleRoutes.list, {}, { signal }),
    ]);
    return { ranks: ranks.items, titles: titles.items };
  },
});
