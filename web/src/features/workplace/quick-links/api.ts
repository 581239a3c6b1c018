import { listLinks, orderLinks } from '@madang/contract/workplace/quick-links/routes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { type Changed, sendChange } from '../../../kernel/calls/send-change.ts';

const key = ['quick-links'] as const;

export function useLinks() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => call(listLinks, {}, { signal }) });
}

/** Reads the links again, after one was changed. */
export function useReread(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}

export function sendOrder(linkIds: readonly string[], expected: readonly string[]): Promise<Changed> {
  return sendChange(orderLinks, { body: { linkIds: [...linkIds], expected: [...expected] } });
}
