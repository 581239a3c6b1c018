import {
  readSharedAddress,
  listOwnSharedAddresses,
  listSharedAddresses,
} from '@madang/contract/workplace/shared-addresses/routes.ts';
import { sharedAddressLimits } from '@madang/contract/workplace/shared-addresses/limits.ts';
import { searchOrganisation } from '@madang/contract/people/organisation-charts/routes.ts';
import { chartTerm } from '@madang/contract/people/organisation-charts/rules.ts';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { pageIn, readPage } from '../../../kernel/lists/numbered-pages.ts';
import { askedIf } from '../../../kernel/lists/typed-search.ts';

const key = ['shared-addresses'] as const;
const { rowsPerPage } = sharedAddressLimits;

/** The page of the list that the address asks for. */
export function useSharedAddresses(search: URLSearchParams) {
  const term = (search.get('q') ?? '').slice(0, sharedAddressLimits.searchCharacters);
  const page = pageIn(search);
  return useQuery({
    queryKey: [...key, 'list', term, page],
    queryFn: ({ signal }) =>
      readPage({ page, rowsPerPage }, (wanted) =>
        call(listSharedAddresses, { body: { term, page: wanted } }, { signal }),
      ),
    placeholderData: keepPreviousData,
  });
}

export function useSharedAddress(sharedAddressId: string) {
  return useQuery({
    queryKey: [...key, 'one', sharedAddressId],
    queryFn: ({ signal }) => call(readSharedAddress, { params: { sharedAddressId } }, { signal }),
    // A form begins with what there is now.
    gcTime: 0,
  });
}

export const ownSharedAddressesQuery = queryOptions({
  queryKey: [...key, 'own'],
  queryFn: ({ signal }) => call(listOwnSharedAddresses, {}, { signal }),
});

/** People in service by a part of their names, while it is typed. */
export function usePeopleByName(term: string) {
  return useQuery({
    queryKey: [...key, 'people', term],
    queryFn: ({ signal }) => call(searchOrganisation, { body: { by: 'name', term } }, { signal }),
    ...askedIf(chartTerm.safeParse(term).success),
  });
}

/** Reads the list again, after an address was changed. */
export function useReread(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}
