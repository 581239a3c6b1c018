import * as z from 'zod/mini';

/** Which page of a list is asked for, the first where nothing is said. One beyond the last is refused (PAGE_BEYOND). */
export const pageNumber = z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(100_000)), 1);

/** How many pages so many rows make. A list of nothing has one page. */
export function pageCountOf(count: number, rowsPerPage: number): number {
  return Math.max(1, Math.ceil(count / rowsPerPage));
}
