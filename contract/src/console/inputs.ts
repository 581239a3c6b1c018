import * as z from 'zod/mini';

/** `setUpSecret`: what the browser holds of a set-up that goes on in it. */
export const noticeList = z.strictObject({ setUpSecret: z.optional(z.string()) });

/** The overview and the first steps are asked for without a word. */
export const overviewInput = z.strictObject({});

export const firstStepsShown = z.strictObject({ isShown: z.boolean() });
