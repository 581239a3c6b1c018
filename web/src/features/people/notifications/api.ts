import { listMessages, readMessage } from '@madang/contract/people/notifications/routes.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { afterOf, byPortions } from '../../../kernel/lists/portions.ts';

export function useInbox() {
  return useInfiniteQuery({
    queryKey: ['inbox'],
    ...byPortions,
    queryFn: ({ pageParam, signal }) => call(listMessages, { query: afterOf(pageParam) }, { signal }),
  });
}

export function markRead(messageId: string) {
  return call(readMessage, { params: { messageId } });
}
