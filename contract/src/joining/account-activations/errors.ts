import { error } from '../../kernel/errors.ts';

export const activationErrors = {
  /** The account is being synchronised; `0` is in how many minutes at the latest it can be worked with again. */
  MB657: error(409, '0'),
  /** The person has the account already, or is not in service: nothing is to be activated. */
  ACCOUNT_NOT_WAITING: error(409),
  /** The initial password that was proven has been replaced since, or its days are over. */
  INITIAL_PASSWORD_ENDED: error(422),
} as const;
