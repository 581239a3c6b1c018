import { passwordProof } from '../../secrets/credentials/password-proof.ts';

/** Proof that confirms the registration and the release of a key. */
export const keyProving = passwordProof;
