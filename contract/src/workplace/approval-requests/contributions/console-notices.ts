import * as z from 'zod/mini';

/** Requests that wait for the decision of an administrator. */
export const approvalConsoleNotices = [z.strictObject({ kind: z.literal('approvalsWait'), count: z.int() })] as const;
