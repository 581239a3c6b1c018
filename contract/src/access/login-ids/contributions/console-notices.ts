import * as z from 'zod/mini';

/** ID requests that wait for a decision. */
export const loginIdConsoleNotices = [z.strictObject({ kind: z.literal('idRequests'), count: z.int() })] as const;
