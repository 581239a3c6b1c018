import {
  downloadHoldings,
  type exportHoldings,
  type HoldingFilters,
  listHoldings,
} from '@madang/contract/access/grants/holder-routes.ts';
import { grantLimits } from '@madang/contract/access/grants/limits.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { readPage } from '../../../kernel/lists/numbered-pages.ts';

export function useHoldings(filters: HoldingFilters, page: number) {
  return useQuery({
    queryKey: ['grants', 'holdings', filters, page],
    queryFn: ({ signal }) =>
      readPage({ page, rowsPerPage: grantLimits.perPage }, (each) =>
        call(listHoldings, { query: { ...filters, page: each } }, { signal }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** Has the browser fetch the file of an export. */
export function saveHoldings({ exportId }: AnswerOf<typeof exportHoldings>): void {
  const link = document.createElement('a');
  link.href = downloadHoldings.path.replace('{exportId}', exportId);
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
