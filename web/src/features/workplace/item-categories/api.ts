import { listCategorisedItems, listItemCategories } from '@madang/contract/workplace/item-categories/routes.ts';
import type { ItemKind } from '@madang/contract/workplace/item-categories/rules.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';

const key = ['item-categories'] as const;

export function useItemCategories() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => call(listItemCategories, {}, { signal }) });
}

/** Items of one kind with their categories, which its list, form and filter share. */
export function useCategorisedItems(itemKind: ItemKind) {
  return useQuery({
    queryKey: [...key, 'items', itemKind],
    queryFn: ({ signal }) => call(listCategorisedItems, { query: { itemKind } }, { signal }),
  });
}

/** Reads all of them again, after one was changed. */
export function useReread(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}
