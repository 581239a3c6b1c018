import { passwordProof } from '../../secrets/credentials/password-proof.ts';

/** What confirms the registration and the release of a key. */
export const keyProving = passwordProof;
