import type { activationErrors } from '../errors.ts';

export const en = {
  errors: {
    MB657: 'This account is being synchronized. Try again in up to {{0}} minutes.',
    ACCOUNT_NOT_WAITING: 'This member already has an account or is no longer active.',
    INITIAL_PASSWORD_ENDED: 'This initial password is no longer valid. Enter the latest one from your administrator.',
  } satisfies Record<keyof typeof activationErrors, string>,
};
