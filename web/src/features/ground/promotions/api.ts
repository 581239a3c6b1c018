import { rowsPerPage } from '@madang/contract/ground/promotions/limits.ts';
import {
  listActivationKeys,
  listCompanyKeys,
  listPromotionCodes,
  listPromotions,
} from '@madang/contract/ground/promotions/routes.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { readPage } from '../../../kernel/lists/numbered-pages.ts';

const promotionsKey = ['operator', 'promotions'] as const;
const activationKeysKey = ['operator', 'opencodes'] as const;
const companyKeysKey = ['opencodes'] as const;

export function usePromotions(page: number) {
  return useQuery({
    queryKey: [...promotionsKey, page],
    queryFn: ({ signal }) =>
      readPage({ page, rowsPerPage }, (asked) => call(listPromotions, { query: { page: asked } }, { signal })),
    placeholderData: keepPreviousData,
  });
}

export function usePromotionCodes(promotionId: string, page: number) {
  return useQuery({
    queryKey: [...promotionsKey, promotionId, page],
    queryFn: ({ signal }) =>
      readPage({ page, rowsPerPage }, (asked) =>
        call(listPromotionCodes, { params: { promotionId }, query: { page: asked } }, { signal }),
      ),
    placeholderData: keepPreviousData,
  });
}

export function useActivationKeys(page: number) {
  return useQuery({
    queryKey: [...activationKeysKey, page],
    queryFn: ({ signal }) =>
      readPage({ page, rowsPerPage }, (asked) => call(listActivationKeys, { query: { page: asked } }, { signal })),
    placeholderData: keepPreviousData,
  });
}

/** REQ-04: the keys of the own company. */
export function useCompanyKeys(page: number) {
  return useQuery({
    queryKey: [...companyKeysKey, page],
    queryFn: ({ signal }) =>
      readPage({ page, rowsPerPage }, (asked) => call(listCompanyKeys, { query: { page: asked } }, { signal })),
    placeholderData: keepPreviousData,
  });
}

export function useRereadCompanyKeys(): () => Promise<void> {
  return useRereadOf(companyKeysKey);
}

/** Reads lists and codes again after something was issued or revoked. */
export function useReread(): () => Promise<void> {
  return useRereadOf(promotionsKey);
}

export function useRereadActivationKeys(): () => Promise<void> {
  return useRereadOf(activationKeysKey);
}

function useRereadOf(queryKey: readonly string[]): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey });
}
