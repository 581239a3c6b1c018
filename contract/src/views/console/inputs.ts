import * as z from 'zod/mini';
import { anyText } from '../../kernel/rules.ts';

/** `setUpSecret`: what the browser holds of a set-up that goes on in it. */
export const noticeList = z.strictObject({ setUpSecret: z.optional(anyText()) });

/** The overview and the first steps are asked for without a word. */
export const overviewInput = z.strictObject({});

export const firstStepsShown = z.strictObject({ isShown: z.boolean() });
