import { readAccessRules } from '@madang/contract/access-rules/routes.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kernel/call.ts';

export type AccessRules = AnswerOf<typeof readAccessRules>;

export const rulesQuery = queryOptions({
  queryKey: ['access-rules'],
  queryFn: ({ signal }) => call(readAccessRules, {}, { signal }),
});

export function useReread(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: rulesQuery.queryKey });
}
