import * as z from 'zod/mini';

/** `setUpSecret`: what the browser holds of a set-up that goes on in it. */
export const noticeList = z.strictObject({ setUpSecret: z.optional(z.string()) });
