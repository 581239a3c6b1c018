import { readOwnLoginId } from '@madang/contract/access/login-ids/routes.ts';
import { idQueries, type IdQuery } from '@madang/contract/access/login-ids/rules.ts';
import { loginIdLimits } from '@madang/contract/access/login-ids/limits.ts';
import { searchIdRequests } from '@madang/contract/access/login-ids/wire.ts';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { pageIn, readPage } from '../../../kernel/lists/numbered-pages.ts';

const key = ['login-ids'] as const;
const { rowsPerPage } = loginIdLimits;

/** The list that the address names; those that wait where it names none. */
export function queryIn(search: URLSearchParams): IdQuery {
  return idQueries.find((each) => each === search.get('state')) ?? 'requesting';
}

/** The page of the requests that the address asks for. */
export function useIdRequests(search: URLSearchParams) {
  const query = queryIn(search);
  const term = (search.get('q') ?? '').slice(0, loginIdLimits.searchCharacters);
  const page = pageIn(search);
  return useQuery({
    queryKey: [...key, 'list', query, term, page],
    queryFn: ({ signal }) =>
      readPage({ page, rowsPerPage }, (wanted) =>
        call(searchIdRequests, { body: { query, term, page: wanted } }, { signal }),
      ),
    placeholderData: keepPreviousData,
  });
}

export const ownLoginIdQuery = queryOptions({
  queryKey: [...key, 'own'],
  queryFn: ({ signal }) => call(readOwnLoginId, {}, { signal }),
});

/** Reads IDs and requests again, after something was changed. */
export function useReread(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}
