import { listPromotionCodes, listPromotions } from '@madang/contract/promotions/routes.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kernel/call.ts';

const promotionsKey = ['operator', 'promotions'] as const;

export function usePromotions(page: number) {
  return useQuery({
    queryKey: [...promotionsKey, page],
    queryFn: async ({ signal }) => (await call(listPromotions, { query: { page } }, { signal })).data,
    placeholderData: keepPreviousData,
  });
}

export function usePromotionCodes(promotionId: string, page: number) {
  return useQuery({
    queryKey: [...promotionsKey, promotionId, page],
    queryFn: async ({ signal }) =>
      (await call(listPromotionCodes, { params: { promotionId }, query: { page } }, { signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** Reads lists and codes anew after something was issued or revoked. */
export function useReread(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: promotionsKey });
}
