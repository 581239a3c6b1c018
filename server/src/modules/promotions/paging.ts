import { pageFactsOf } from '../../kernel/lists/page-facts.ts';
import { rowsPerPage } from '@madang/contract/promotions/limits.ts';
import type { Slice } from './promotions.sql.ts';

/** Page numbers outside, rows to skip inside. */
export function sliceOf(page: number): Slice {
  return { limit: rowsPerPage, offset: (page - 1) * rowsPerPage };
}

export function pageAnswer<T>(list: T[], page: number, totalCount: number) {
  return { data: { list, ...pageFactsOf({ page, totalCount, rowsPerPage }) } };
}
