import * as z from 'zod/mini';
import { anyText, storedId } from '../../kernel/rules.ts';

/** `typed`: the ID as the operator wrote it; the sign-up's rules of the company's service say what it may be. */
export const loginIdGift = z.strictObject({ personId: storedId, typed: anyText() });
