import * as z from 'zod/mini';

/** Keys that wait for their release. */
export const personKeyConsoleNotices = [z.strictObject({ kind: z.literal('keyReleases'), count: z.int() })] as const;
