import * as z from 'zod/mini';
import { typedPassword } from '../../secrets/credentials/password-fields.ts';

/** ACC-11: what is asked of anyone who closes the account; nothing brings it back. */
export const accountClosing = z.strictObject({ password: typedPassword });
