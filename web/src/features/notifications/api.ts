import { listMessages, readMessage } from '@madang/contract/notifications/routes.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../kernel/call.ts';

export function useInbox() {
  return useInfiniteQuery({
    queryKey: ['inbox'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call(listMessages, { query: pageParam === null ? {} : { after: pageParam } }, { signal }),
    getNextPageParam: ({ next }) => next,
  });
}

export function markRead(messageId: string) {
  return call(readMessage, { params: { messageId } });
}
