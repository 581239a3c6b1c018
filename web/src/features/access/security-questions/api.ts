import { changeHints as changeRoute, readHints } from '@madang/contract/access/security-questions/routes.ts';
import type { HintsChange } from '@madang/contract/access/security-questions/rules.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';

export const hintsQuery = queryOptions({
  queryKey: ['hints'],
  queryFn: ({ signal }) => call(readHints, {}, { signal }),
});

export function useRereadHints(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: hintsQuery.queryKey });
}

export async function changeHints(body: HintsChange): Promise<void> {
  await call(changeRoute, { body });
}
