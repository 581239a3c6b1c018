import * as z from 'zod/mini';

/** Passkey data that browsers send and read (WebAuthn's own JSON), limited to the used parts. */
const base64url = z.string().check(z.minLength(1), z.maxLength(16_384), z.regex(/^[\w-]+$/));
const credentialId = z.string().check(z.minLength(1), z.maxLength(1_364), z.regex(/^[\w-]+$/));
const transports = z.array(z.string().check(z.maxLength(32), z.regex(/^[a-z-]+$/))).check(z.maxLength(10));
const descriptors = z.array(z.object({ id: z.string(), type: z.literal('public-key'), transports }));
const preference = z.enum(['discouraged', 'preferred', 'required']);

/** Options that a browser needs to create a passkey. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: descriptors,
  authenticatorSelection: z.object({ residentKey: preference, userVerification: preference }),
});
export type CreationOptions = z.output<typeof creationOptions>;

/** Options that a browser needs to use a passkey. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  allowCredentials: descriptors,
  userVerification: preference,
});
export type RequestOptions = z.output<typeof requestOptions>;

/** The passkey that a browser made. */
export const createdPasskey = z.strictObject({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.strictObject({ clientDataJSON: base64url, attestationObject: base64url, transports }),
});
export type CreatedPasskey = z.output<typeof createdPasskey>;

/** Assertion signed by a passkey. */
export const assertedPasskey = z.strictObject({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.strictObject({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
});
export type AssertedPasskey = z.output<typeof assertedPasskey>;

/** The same of a passkey that says itself whose it is, by the name that it was made with. */
export const assertedAlone = z.extend(assertedPasskey, {
  response: z.extend(assertedPasskey.shape.response, { userHandle: z.optional(base64url) }),
});
export type AssertedAlone = z.output<typeof assertedAlone>;
