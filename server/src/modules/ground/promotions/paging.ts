import { pageOf } from '../../../kernel/lists/list-answers.ts';
import { rowsPerPage } from '@madang/contract/ground/promotions/limits.ts';
import type { Slice } from './promotions.sql.ts';

/** Page numbers outside, rows to skip inside. */
export function sliceOf(page: number): Slice {
  return { limit: rowsPerPage, offset: (page - 1) * rowsPerPage };
}

export function pageAnswer<Row>(rows: Row[], page: number, count: number) {
  return pageOf(rows, { page, rowsPerPage, count });
}
