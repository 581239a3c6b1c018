import * as z from 'zod/mini';
import { anyText } from '../../kernel/rules.ts';

/** `setUpSecret`: what the browser holds of a set-up that goes on in it. */
export const homeReading = z.strictObject({ setUpSecret: z.optional(anyText()) });
