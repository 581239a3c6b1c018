import * as z from 'zod/mini';
import { typedPassword } from '../../secrets/credentials/password-fields.ts';
import { storedId, text } from '../../kernel/rules.ts';

/** STA-05: states of a person's key. A person without any history is ready for registration. */
export const keyStates = ['readyForRegistration', 'registered', 'readyForRelease', 'released'] as const;
export type KeyState = (typeof keyStates)[number];

/** The longest wrapped key of a file, in base64. */
const wrappedMaxLength = 200;

export const keyProof = z.strictObject({ password: typedPassword });

/** A file's key as the file holds it: wrapped by its person's key. */
export const wrappedFileKey = z.strictObject({ keyId: storedId, wrappedKey: text(wrappedMaxLength) });

export const keyOfPerson = z.strictObject({ personId: storedId });
