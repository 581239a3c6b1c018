import { companiesPerPage } from '@madang/contract/operators/limits.ts';
import { listPlatformCompanies, readDelivery } from '@madang/contract/operators/platform.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kernel/call.ts';
import { readPage } from '../../kernel/lists/numbered-pages.ts';

/** Mails come and go while the page is open. */
const liveMs = 30_000;

export function useCompanies(page: number, search: string) {
  return useQuery({
    queryKey: ['operator', 'companies', page, search],
    queryFn: ({ signal }) =>
      readPage({ page, rowsPerPage: companiesPerPage }, (wanted) =>
        call(listPlatformCompanies, { query: { page: wanted, search } }, { signal }),
      ),
    placeholderData: keepPreviousData,
  });
}

export function useDelivery() {
  return useQuery({
    queryKey: ['operator', 'delivery'],
    queryFn: async ({ signal }) => (await call(readDelivery, {}, { signal })).channels,
    refetchInterval: liveMs,
  });
}

/** Reads the companies again. */
export function useReread(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['operator', 'companies'] });
}
