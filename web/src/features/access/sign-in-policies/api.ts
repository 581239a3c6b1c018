import {
  findCompanySessions,
  findFailedSignIns,
  readAccessRules,
} from '@madang/contract/access/sign-in-policies/routes.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { queryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { afterOf, byPortions } from '../../../kernel/lists/portions.ts';
import type { FailureQuery } from './failure-query.ts';

export type AccessRules = AnswerOf<typeof readAccessRules>;

export const rulesQuery = queryOptions({
  queryKey: ['access-rules'],
  queryFn: ({ signal }) => call(readAccessRules, {}, { signal }),
});

export function useReread(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: rulesQuery.queryKey });
}

const sessionsKey = ['company-sessions'] as const;

export function useCompanySessions(keyword: string) {
  return useInfiniteQuery({
    queryKey: [...sessionsKey, keyword],
    ...byPortions,
    queryFn: ({ pageParam, signal }) =>
      call(findCompanySessions, { body: { keyword, ...afterOf(pageParam) } }, { signal }),
  });
}

export function useRereadSessions(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: sessionsKey });
}

export function useFailures(query: FailureQuery) {
  return useInfiniteQuery({
    queryKey: ['failed-log-ins', query],
    ...byPortions,
    queryFn: ({ pageParam, signal }) =>
      call(findFailedSignIns, { body: { ...query, ...afterOf(pageParam) } }, { signal }),
  });
}
