import * as z from 'zod/mini';
import { typedPassword } from './password-fields.ts';

/** A password typed to confirm a change, and the browser that its tries are counted for; no page sends the latter. */
export const passwordProof = z.strictObject({
  password: typedPassword,
  loginId: z.string(),
  device: z.optional(z.string()),
});
