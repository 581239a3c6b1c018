import { rightRequestLimits } from '@madang/contract/access/right-requests/limits.ts';
import {
  listOwnRightRequests,
  listRightRequests,
  withdrawRightRequest,
} from '@madang/contract/access/right-requests/routes.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { readPage } from '../../../kernel/lists/numbered-pages.ts';

const key = ['right-requests'] as const;

export type OwnRights = AnswerOf<typeof listOwnRightRequests>;

export const ownRightsQuery = queryOptions({
  queryKey: [...key, 'own'],
  queryFn: ({ signal }) => call(listOwnRightRequests, {}, { signal }),
});

export function useRightRequests(page: number) {
  return useQuery({
    queryKey: [...key, page],
    queryFn: ({ signal }) =>
      readPage({ page, rowsPerPage: rightRequestLimits.perPage }, (each) =>
        call(listRightRequests, { query: { page: each } }, { signal }),
      ),
    placeholderData: keepPreviousData,
  });
}

export function withdraw(requestId: string) {
  return call(withdrawRightRequest, { params: { requestId } });
}

export function useReread(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}
