import { listGrantWindows } from '@madang/contract/access/grant-windows/routes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';

const key = ['grant-windows'] as const;

export function useGrantWindows() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => call(listGrantWindows, {}, { signal }) });
}

/** Reads the list again, after one was changed. */
export function useReread(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}
