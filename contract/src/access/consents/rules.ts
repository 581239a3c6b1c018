import * as z from 'zod/mini';
import { optionalItems } from './limits.ts';

/** What declining the optional part takes away. */
export const optionalData = z.strictObject({
  stored: z.array(z.enum(optionalItems)),
  /**
   * Whether the stored mobile number is the last contact by which a lost password is made good, now or once it is
   * proven: no mail is proven, and where the number is not either, none is stored.
   */
  hasLastContact: z.boolean(),
});
export type StoredOptionalData = z.output<typeof optionalData>;
