import type { ErrorNotes } from '../kernel/errors.ts';
import type { factorErrors } from './errors.ts';

export const factorErrorNotes: ErrorNotes<typeof factorErrors> = {
  FACTOR_CODE_WRONG: {
    cause: 'The code is not the one that the authenticator app shows now, half a minute earlier or later.',
    remedy: 'Set the phone’s clock to automatic time, and check that the entry in the app is the one of this account.',
  },
  FACTOR_CODE_USED: {
    cause: 'Each code of an authenticator app serves once, so that one that was overseen is worth nothing.',
    remedy: 'Wait until the app shows the next code, half a minute at most.',
  },
  FACTOR_LIMIT: {
    cause: 'Somebody who knows the password entered many wrong codes: 12 in an hour or 30 in a day.',
    remedy: 'Wait, or have an administrator reset the second factor. Change the password if it was not you.',
  },
};
