import { listOpencodes, listPromotionCodes, listPromotions } from '@madang/contract/promotions/routes.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kernel/call.ts';
import { orLastPage } from '../../kernel/rooms/last-page.ts';

const promotionsKey = ['operator', 'promotions'] as const;
const opencodesKey = ['operator', 'opencodes'] as const;

export function usePromotions(page: number) {
  return useQuery({
    queryKey: [...promotionsKey, page],
    queryFn: async ({ signal }) =>
      (await orLastPage(page, (asked) => call(listPromotions, { query: { page: asked } }, { signal }))).data,
    placeholderData: keepPreviousData,
  });
}

export function usePromotionCodes(promotionId: string, page: number) {
  return useQuery({
    queryKey: [...promotionsKey, promotionId, page],
    queryFn: async ({ signal }) =>
      (
        await orLastPage(page, (asked) =>
          call(listPromotionCodes, { params: { promotionId }, query: { page: asked } }, { signal }),
        )
      ).data,
    placeholderData: keepPreviousData,
  });
}

export function useOpencodes(page: number) {
  return useQuery({
    queryKey: [...opencodesKey, page],
    queryFn: async ({ signal }) =>
      (await orLastPage(page, (asked) => call(listOpencodes, { query: { page: asked } }, { signal }))).data,
    placeholderData: keepPreviousData,
  });
}

/** Reads lists and codes again after something was issued or revoked. */
export function useReread(): () => Promise<void> {
  return useRereadOf(promotionsKey);
}

export function useRereadOpencodes(): () => Promise<void> {
  return useRereadOf(opencodesKey);
}

function useRereadOf(queryKey: readonly string[]): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey });
}
