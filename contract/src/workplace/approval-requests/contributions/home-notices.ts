import * as z from 'zod/mini';

/** Requests that wait for the reader's decision. */
export const approvalHomeNotices = [
  z.strictObject({ kind: z.literal('waitingApprovals'), count: z.number() }),
] as const;
