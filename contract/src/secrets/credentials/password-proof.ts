import * as z from 'zod/mini';
import { anyText } from '../../kernel/rules.ts';
import { typedPassword } from './password-fields.ts';

/** A password typed to confirm a change, and the browser that its tries are counted for; no page sends the latter. */
export const passwordProof = z.strictObject({
  password: typedPassword,
  loginId: anyText(),
  device: z.optional(anyText()),
});
