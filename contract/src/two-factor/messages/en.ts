import type { factorErrors } from '../errors.ts';

export const en = {
  errors: {
    FACTOR_CODE_FORM: 'Enter the {{0}} digits that the app shows.',
    RECOVERY_CODE_FORM: 'A recovery code has {{0}} letters and digits.',
    FACTOR_CODE_WRONG: 'This code is not right. Enter the one that the app shows now.',
    FACTOR_CODE_USED: 'This code was used already. Wait for the next one in the app.',
    RECOVERY_CODE_WRONG: 'This code is not right, or it was used already.',
    FACTOR_TRIES: 'Too many tries failed. Log in again with your password.',
    FACTOR_LIMIT: 'Too many wrong codes were entered for this account. Try again later.',
    FACTOR_SET_UP_ENDED: 'This set-up has ended. Begin again.',
    FACTOR_REQUIRED: 'Two-step verification is required here. Set up another way before you remove this one.',
    PASSKEY_REFUSED: 'This passkey did not work. Try again.',
    PASSKEY_COPIED: 'This passkey seems to have been copied. Use another way, then remove it.',
    PASSKEY_KNOWN: 'This passkey is registered already.',
    PASSKEY_SECOND_STEP:
      'This passkey only confirms a log-in after the password. Use your ID, then add a new passkey in my account.',
    PASSKEY_LIMIT: 'You can have {{0}} passkeys. Remove one first.',
    PASSKEY_UNAVAILABLE: 'Passkeys cannot be used at this address.',
  } satisfies Record<keyof typeof factorErrors, string>,
  fields: {
    passkeyName: 'Passkey name',
  },
};
