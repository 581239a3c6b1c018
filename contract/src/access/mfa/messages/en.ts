import type { factorErrors } from '../errors.ts';

export const en = {
  errors: {
    FACTOR_CODE_FORM: 'Enter the {{0}} digits that the app shows.',
    RECOVERY_CODE_FORM: 'A recovery code has {{0}} letters and digits.',
    FACTOR_CODE_WRONG: 'The code is incorrect. Enter the one that the app shows now.',
    FACTOR_CODE_USED: 'This code has already been used. Wait for the next one in the app.',
    RECOVERY_CODE_WRONG: 'The code is incorrect or has already been used.',
    FACTOR_TRIES: 'Too many failed attempts. Sign in again with your password.',
    FACTOR_LIMIT: 'Too many wrong codes were entered for this account. Try again later.',
    FACTOR_SET_UP_ENDED: 'This setup has expired. Start again.',
    FACTOR_REQUIRED: 'Two-step verification is required. Set up another method before you remove this one.',
    PASSKEY_REFUSED: 'This passkey did not work. Try again.',
    PASSKEY_COPIED: 'This passkey seems to have been copied. Use another method, then remove it.',
    PASSKEY_KNOWN: 'This passkey is already registered.',
    PASSKEY_SECOND_STEP:
      'This passkey can only be used after your password. Sign in with your ID, then add a new passkey in My account.',
    PASSKEY_LIMIT: 'You can have up to {{0}} passkeys. Remove one first.',
    PASSKEY_UNAVAILABLE: 'Passkeys cannot be used at this address.',
  } satisfies Record<keyof typeof factorErrors, string>,
  fields: {
    passkeyName: 'Passkey name',
  },
};
