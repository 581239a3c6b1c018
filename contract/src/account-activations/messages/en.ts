import type { activationErrors } from '../errors.ts';

export const en = {
  errors: {
    MB657: 'This account is being synchronised. Try again in up to {{0}} minutes.',
    ACCOUNT_NOT_WAITING: 'This person has the account already, or is no longer in service.',
    INITIAL_PASSWORD_ENDED: 'This initial password is no longer valid. Enter the newest one from your administrator.',
  } satisfies Record<keyof typeof activationErrors, string>,
};
