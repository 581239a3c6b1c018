import { listLinks, orderLinks } from '@madang/contract/quick-links/routes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kernel/call.ts';

const key = ['quick-links'] as const;

export function useLinks() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => call(listLinks, {}, { signal }) });
}

/** Reads the links again, after one was changed. */
export function useReread(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}

export async function sendOrder(linkIds: readonly string[], expected: readonly string[]): Promise<void> {
  await call(orderLinks, { body: { linkIds: [...linkIds], expected: [...expected] } });
}

export async function countAll(signal: AbortSignal): Promise<number> {
  return (await call(listLinks, {}, { signal })).data.list.length;
}
