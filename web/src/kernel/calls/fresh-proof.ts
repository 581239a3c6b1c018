import { toCallError } from '../call-error.ts';

/** Asks for the password, and sends it; false where the person would rather not. */
export type AskForProof = () => Promise<boolean>;

let ask: AskForProof | undefined;

/** Sets how this page asks; a page without a session has no such way. */
export function setProofRequest(asks: AskForProof | undefined): void {
  ask = asks;
}

/** Returns true if a call waits for the person to prove their identity again. */
export function needsProof(thrown: unknown): boolean {
  return toCallError(thrown).errorCode === 'PROOF_NEEDED';
}

/** True if the person has just proven it, so the call may be repeated. */
export async function givesProof(thrown: unknown): Promise<boolean> {
  return needsProof(thrown) && ask !== undefined && (await ask());
}
