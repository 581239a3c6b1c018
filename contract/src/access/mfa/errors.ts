import { error } from '../../kernel/errors.ts';

/** Refusals of the second step of a sign-in and of setting it up. */
export const factorErrors = {
  /** `0` is how many digits a code has. */
  FACTOR_CODE_FORM: error(400, '0'),
  /** `0` is how many signs a recovery code has. */
  RECOVERY_CODE_FORM: error(400, '0'),
  FACTOR_CODE_WRONG: error(422),
  /** The code is right, and it has opened something already. */
  FACTOR_CODE_USED: error(422),
  RECOVERY_CODE_WRONG: error(422),
  /** The sign-in has had all its tries and begins again. */
  FACTOR_TRIES: error(429),
  /** The person has had too many wrong codes over all sign-ins. */
  FACTOR_LIMIT: error(429),
  FACTOR_SET_UP_ENDED: error(409),
  /** The person has to have one (ACC-15), and this is the last. */
  FACTOR_REQUIRED: error(409),
  /** Browser's answer is not a valid proof: another passkey, another site, or not for this challenge. */
  PASSKEY_REFUSED: error(422),
  /** The passkey has counted less than it had: there are two of it. */
  PASSKEY_COPIED: error(422),
  PASSKEY_KNOWN: error(409),
  /** Registered before passkeys opened an account alone: it passes the step after the password. */
  PASSKEY_SECOND_STEP: error(422),
  /** `0` is how many a person may have. */
  PASSKEY_LIMIT: error(409, '0'),
  /** Browsers have no passkeys for the address of this installation. */
  PASSKEY_UNAVAILABLE: error(409),
} as const;
