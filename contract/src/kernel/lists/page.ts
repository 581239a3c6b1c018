import * as z from 'zod/mini';

/** Which page of a list is asked for, the first where nothing is said. One beyond the last is refused (PAGE_BEYOND). */
export const pageNumber = z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(100_000)), 1);

/** Where a page stands in its list. A list of nothing has one page. */
export const pageFacts = { totalCount: z.number(), pageNo: z.number(), totalPage: z.number() } as const;
