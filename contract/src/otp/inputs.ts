import * as z from 'zod/mini';
import { oneTimeCode } from './rules.ts';
import { target } from './wire.ts';

// What operations take, apart from the routes, so that no page downloads it.

export const codeCheck = z.strictObject({ oneTimeCode, personId: z.string(), target: z.optional(target) });
