import * as z from 'zod/mini';
import type { OptionalItem } from '../../people/people/optional-items.ts';

/** Name of optional data. A type alone: the descriptions of all fields would weigh on each page that asks for consent. */
export const optionalItem = z.string() as z.ZodMiniType as z.ZodMiniType<OptionalItem>;

/** Optional data that declining the optional part deletes. */
export const optionalData = z.strictObject({
  stored: z.array(optionalItem),
  /**
   * True if the stored mobile number is the last contact for recovering a lost password, now or once it is proven: no mail is
   * proven, and if the number is not proven either, no mail is stored.
   */
  hasLastContact: z.boolean(),
});
export type StoredOptionalData = z.output<typeof optionalData>;
