import { error } from '../../kernel/errors.ts';

/** Refusals of a person's key; KMS001 is the recovery PIN's. */
export const personKeyErrors = {
  /** Sealed by another key, or changed since. */
  KMS002: error(422),
  /** The key store could not be reached; nothing was changed. */
  KMS003: error(503),
  /** The key store answered with another key than the person's; nothing was changed. */
  KMS004: error(503),
  /** No key is registered. */
  KMS005: error(409),
  /** A key is registered, and its release was not asked for. */
  KMS006: error(409),
  /** The key waits for its release. */
  KMS007: error(409),
  /** The key was released: what it sealed cannot be opened any more. */
  KMS008: error(409),
  /** STA-05: the own key, where another administrator can release it. */
  KEY_OWN: error(403),
} as const;
