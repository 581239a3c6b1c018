import * as z from 'zod/mini';

/** An approved ID waits for its person's confirmation; a former ID signs in for a while. */
export const loginIdHomeNotices = [
  z.strictObject({ kind: z.literal('idApproved'), loginId: z.string() }),
  z.strictObject({ kind: z.literal('formerId'), loginId: z.string(), until: z.iso.datetime() }),
] as const;
