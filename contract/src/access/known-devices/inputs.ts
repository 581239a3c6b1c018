import * as z from 'zod/mini';
import { anyText } from '../../kernel/rules.ts';

/** `deviceCookie`: what the caller's browser is known by. */
export const devicesQuery = z.strictObject({ deviceCookie: z.optional(anyText()) });
