import * as z from 'zod/mini';

export const rightRequestConsoleNotices = [
  /** MEM-10: requests for a permission that the reader may decide, and the oldest of them. */
  z.strictObject({ kind: z.literal('waitingRights'), count: z.int(), requestId: z.uuid() }),
] as const;
