import { findPlatformCompanies } from '@madang/contract/views/operators/platform.ts';
import {
  findPlatformPerson,
  listPlatformRecords,
  type PlatformRecord,
} from '@madang/contract/views/audit-log/platform.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { afterOf, byPortions } from '../../../kernel/lists/portions.ts';
import { askedIf } from '../../../kernel/lists/typed-search.ts';
import { queryFromUrl, type RecordsQuery, recordsKey } from './api.ts';

export type { PlatformRecord };

export interface PlatformRecordsQuery extends RecordsQuery {
  readonly companyCode: string;
}

/** Returns the query of the address; without a filter the operator sees every kind. */
export function platformQueryFromUrl(search: URLSearchParams): PlatformRecordsQuery {
  return { ...queryFromUrl(search), companyCode: search.get('company') ?? '' };
}

export function usePlatformRecords({ personId, ...query }: PlatformRecordsQuery, enabled: boolean) {
  return useInfiniteQuery({
    enabled,
    queryKey: [...recordsKey, 'platform', personId, query],
    ...byPortions,
    queryFn: ({ pageParam, signal }) =>
      call(
        listPlatformRecords,
        { query: { ...query, ...(personId && { personId }), ...afterOf(pageParam) } },
        { signal },
      ),
  });
}

/** Companies to choose one of, by a part of name or code. */
export function useCompanies(search: string) {
  return useQuery({
    queryKey: ['operator', 'companies', 1, search],
    queryFn: ({ signal }) => call(findPlatformCompanies, { body: { page: 1, search } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The person whose whole sign-in ID was typed. */
export function useOwnerOf(loginId: string) {
  return useQuery({
    queryKey: [...recordsKey, 'owner', loginId],
    queryFn: ({ signal }) => call(findPlatformPerson, { body: { loginId } }, { signal }),
    ...askedIf(loginId.includes('@')),
  });
}
