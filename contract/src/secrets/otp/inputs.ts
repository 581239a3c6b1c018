import * as z from 'zod/mini';
import { anyText } from '../../kernel/rules.ts';
import { oneTimeCode } from './rules.ts';
import { target } from './wire.ts';

// What operations take, apart from the routes, so that no page downloads it.

export const codeCheck = z.strictObject({ oneTimeCode, personId: anyText(), target: z.optional(target) });
