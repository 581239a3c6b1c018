import { rightRequestLimits } from '@madang/contract/access/right-requests/limits.ts';
import type { RefusedRight } from '@madang/contract/kernel/errors.ts';
import {
  explainOwnRight,
  findAskableDepartments,
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

/** MEM-09: why the reader may not do something now; nothing is asked without a refused right. */
export function useOwnExplanation(right: RefusedRight | undefined) {
  return useQuery({
    queryKey: [...key, 'why', right],
    queryFn: ({ signal }) => call(explainOwnRight, { query: right as RefusedRight }, { signal }),
    enabled: right !== undefined,
    retry: false,
  });
}

/** Departments to ask in, by what is typed. */
export function useAskableDepartments(keyword: string) {
  return useQuery({
    queryKey: [...key, 'departments', keyword],
    queryFn: async ({ signal }) => (await call(findAskableDepartments, { body: { keyword } }, { signal })).items,
    placeholderData: keepPreviousData,
  });
}

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
