import * as z from 'zod/mini';

/** Total number of items: `count`, or more than `count` if the count stopped there. */
const total = z.strictObject({ count: z.int(), isExact: z.boolean() });
export type Total = z.output<typeof total>;

/** A list, or a part of one. */
export interface List<Item> {
  items: Item[];
  total: Total;
  /** Value of `page` or `after` in the call for the next part; null if no part follows. */
  next: string | null;
}

/** The answer of every list of the product's own calls; `beside`: what an answer says besides, `can` first of all. */
export function listOf<Item extends z.ZodMiniType, const Beside extends z.core.$ZodShape = Record<never, never>>(
  item: Item,
  beside?: Beside,
) {
  const list = z.strictObject({ items: z.array(item), total, next: z.nullable(z.string()) });
  return z.extend(list, (beside ?? {}) as Beside);
}
