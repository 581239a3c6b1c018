import * as z from 'zod/mini';
import { typedPassword } from '../../../secrets/credentials/password-fields.ts';
import { route } from '../../../kernel/route.ts';
import { requiredText } from '../../../kernel/rules.ts';
import { success, wireObject } from '../../../kernel/wire.ts';
import { oneTimeCode } from '../../../secrets/otp/rules.ts';
import { verificationOption } from '../../../secrets/otp/wire.ts';

/** Kind of contact and its new value; the option's own rule checks the value further. */
const contact = {
  option: ['option', verificationOption],
  optionValue: ['target', requiredText(100)],
} as const;

/**
 * Sends a code to a new contact. It takes the password, because the holder of a contact can recover the account without
 * it.
 */
export const sendContactCode = route({
  method: 'POST',
  path: '/api/v1/profile/contact-code',
  body: wireObject({ ...contact, password: ['password', typedPassword] }),
  answer: wireObject({ expiresIn: ['validSeconds', z.int()] }),
});

/** The code proves the contact, which takes the place of the one before. */
export const changeContact = route({
  method: 'POST',
  path: '/api/v1/profile/contact',
  body: wireObject({ ...contact, opt: ['oneTimeCode', oneTimeCode] }),
  answer: success,
});
