import * as z from 'zod/mini';
import { loginIdMaxLength } from '../../secrets/credentials/limits.ts';
import { typedPassword } from '../../secrets/credentials/password-fields.ts';
import { requiredText } from '../../kernel/rules.ts';

/** Who is asked, by the login of their own company. The password is asked, for a session may be left open. */
export const tieOffer = z.strictObject({ askedLoginId: requiredText(loginIdMaxLength), password: typedPassword });

export const tieConfirmation = z.strictObject({ password: typedPassword });
