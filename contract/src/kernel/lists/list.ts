import * as z from 'zod/mini';

/** How many there are in all: `count`, or more than it where no one counts on. */
const total = z.strictObject({ count: z.int(), isExact: z.boolean() });
export type Total = z.output<typeof total>;

/** A list, or a part of one. */
export interface List<Item> {
  items: Item[];
  total: Total;
  /** What `page` or `after` of the call for the next part is; null where no part comes after this one. */
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
