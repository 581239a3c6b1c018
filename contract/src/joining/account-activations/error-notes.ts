import type { ErrorNotes } from '../../kernel/errors.ts';
import type { activationErrors } from './errors.ts';

export const activationErrorNotes: ErrorNotes<typeof activationErrors> = {
  MB657: {
    cause:
      'The data of this account is on its way to other systems; anyone who sends it says so by the employees’ synchronisation call.',
    remedy: 'Wait as many minutes as the message says, then try again.',
  },
  ACCOUNT_NOT_WAITING: {
    cause: 'The person has activated the account since the list was read, or has left the service of the company.',
    remedy: 'Read the list again. Who has an account and lost the password uses “Forgot your password?”.',
  },
  INITIAL_PASSWORD_ENDED: {
    cause: 'An administrator issued a new initial password while the account was being activated with the old one.',
    remedy: 'Begin the activation again with the newest initial password.',
  },
};
