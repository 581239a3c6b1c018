import { error } from '../../kernel/errors.ts';

/** Refusals of giving a consent and of taking it back. */
export const consentErrors = {
  /** The service cannot be used without it, so it ends with the account alone. */
  CONSENT_REQUIRED: error(409),
  CONSENT_UNCHANGED: error(409),
} as const;
