import * as z from 'zod/mini';
import type { OptionalItem } from '../../people/people/optional-items.ts';

/** Name of optional data. A type alone: the descriptions of all fields would weigh on each page that asks for consent. */
export const optionalItem = z.string() as z.ZodMiniType as z.ZodMiniType<OptionalItem>;

/** Optional data that declining the optional part deletes. */
export const optionalData = z.strictObject({
  stored: z.array(optionalItem),
  /** Returns true if the stored mobile number is the last contact for a recovery, now or once it is proven. */
  hasLastContact: z.boolean(),
});
export type StoredOptionalData = z.output<typeof optionalData>;
