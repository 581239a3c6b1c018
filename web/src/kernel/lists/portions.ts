import type { List } from '@madang/contract/kernel/lists/list.ts';

/** Options for `useInfiniteQuery`: each portion of a list begins after the previous one. */
export const byPortions = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }: Pick<List<unknown>, 'next'>) => next,
};

/** The query of the call for a portion. */
export function afterOf(key: string | null): { after?: string } {
  return key === null ? {} : { after: key };
}

/** The rows of all portions that were read, in their order. */
export function itemsOf<Item>(portions: readonly Pick<List<Item>, 'items'>[]): Item[] {
  return portions.flatMap(({ items }) => items);
}
