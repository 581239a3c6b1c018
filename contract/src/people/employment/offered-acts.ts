import * as z from 'zod/mini';
import { employmentActs } from './kinds.ts';

/** Service and access of a person as a page shows them, with the acts that the reader may do. */
export const employmentFacts = z.strictObject({
  /** End of the day after which a planned retirement happens; null where none is planned. */
  retiresAt: z.nullable(z.iso.datetime()),
  /** End of a lock of access; null for none, or for one without an end (`isSuspended`). */
  suspendedUntil: z.nullable(z.iso.datetime()),
  /** Days of a leave that holds; null for none. */
  leave: z.nullable(
    z.strictObject({
      /** Null for a leave that was begun before days were kept. */
      since: z.nullable(z.iso.date()),
      /** Its last day; null for a leave without an end. */
      until: z.nullable(z.iso.date()),
    }),
  ),
  /** STA-09: the other company of a dispatch that runs; null for none. */
  dispatch: z.nullable(
    z.strictObject({
      /** Dispatched in: the person belongs to the other company, and is a guest of this one. */
      isGuest: z.boolean(),
      companyCode: z.string(),
      companyName: z.string(),
      since: z.nullable(z.iso.date()),
      /** Its last day. */
      until: z.nullable(z.iso.date()),
    }),
  ),
  acts: z.array(
    z.strictObject({
      act: z.enum(employmentActs),
      /** Code that refuses it at this moment, with its parameters; null where it is allowed. */
      refusal: z.nullable(
        z.strictObject({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) }),
      ),
    }),
  ),
});
