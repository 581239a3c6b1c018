import * as z from 'zod/mini';
import { anyText } from '../../kernel/rules.ts';
import { passwordProof } from '../../secrets/credentials/password-proof.ts';
import * as alone from './passkey-sign-in-routes.ts';
import * as routes from './routes.ts';

/** `device`: what the caller's own device is called, or ''. */
export const factorsQuery = z.strictObject({ device: anyText() });

export const passkeyRemoval = z.extend(passwordProof, routes.ofPasskey.shape);
export const passkeyRenaming = z.extend(routes.renamePasskey.body, routes.ofPasskey.shape);
export const passkeyBeginning = z.extend(passwordProof, { fullName: anyText() });

// Of a sign-in that goes on: what the browser's cookies hold; no page sends it.
const setUpSecret = z.optional(anyText());
export const appGuess = z.extend(routes.passWithApp.body, { setUpSecret });
export const recoveryCodeGuess = z.extend(routes.passWithRecoveryCode.body, { setUpSecret });
export const passkeyGuess = z.extend(routes.passWithPasskey.body, { setUpSecret });
export const firstAppCode = z.extend(routes.confirmFirstApp.body, { setUpSecret });
export const firstPasskey = z.extend(routes.addFirstPasskey.body, { setUpSecret });
/** `secret`: what the browser holds already of an earlier challenge. */
export const signInChallenge = z.strictObject({ secret: z.optional(anyText()) });
export const passkeySignIn = z.extend(alone.logInWithPasskey.body, {
  /** Secret that the browser received with the challenge. */
  challengeSecret: z.optional(anyText()),
  device: z.optional(anyText()),
  /** Secret of the browser's previous session, which ends with the sign-in. */
  formerSecret: z.optional(anyText()),
  setUpSecret,
});
export const factorStepQuery = z.strictObject({
  pendingSecret: z.optional(anyText()),
  sessionSecret: z.optional(anyText()),
  setUpSecret,
  device: anyText(),
  /** Address from which the browser calls. */
  address: anyText(),
});
