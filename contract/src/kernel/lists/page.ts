import * as z from 'zod/mini';

/** Page number of a list; the default is the first page. A page beyond the last is refused (PAGE_BEYOND). */
export const pageNumber = z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(100_000)), 1);

/** Returns the number of pages for a number of rows. An empty list has one page. */
export function pageCountOf(count: number, rowsPerPage: number): number {
  return Math.max(1, Math.ceil(count / rowsPerPage));
}
