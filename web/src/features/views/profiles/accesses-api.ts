import { listOwnAccesses } from '@madang/contract/views/audit-log/routes.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { afterOf, byPortions } from '../../../kernel/lists/portions.ts';

export type { OwnAccess } from '@madang/contract/views/audit-log/routes.ts';

/** Returns the users who opened the person's own data, newest first. */
export function useOwnAccesses() {
  return useInfiniteQuery({
    queryKey: ['own-accesses'],
    ...byPortions,
    queryFn: ({ pageParam, signal }) => call(listOwnAccesses, { query: afterOf(pageParam) }, { signal }),
  });
}
