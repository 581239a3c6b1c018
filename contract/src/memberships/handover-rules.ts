import * as z from 'zod/mini';
import { typedPassword } from '../credentials/password-fields.ts';

/** MEM-08: the candidate who is offered the representative's role. The password is asked, for a session may be left open. */
export const handoverOffer = z.strictObject({ personId: z.uuid(), password: typedPassword });

/** What confirms that the candidate accepts. */
export const handoverConfirmation = z.strictObject({ password: typedPassword });
