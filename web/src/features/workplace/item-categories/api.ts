import { listItemCategories } from '@madang/contract/workplace/item-categories/routes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';

const key = ['item-categories'] as const;

export function useItemCategories() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => call(listItemCategories, {}, { signal }) });
}

/** Reads the list again, after one was changed. */
export function useReread(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}
