import type { ErrorNotes } from '../../kernel/errors.ts';
import type { operatorErrors } from './errors.ts';

export const operatorErrorNotes: ErrorNotes<typeof operatorErrors> = {
  OPERATOR_SETUP_REFUSED: {
    cause:
      'The token is wrong, older than an hour or used, or the platform has its operator already; the answer does not tell which.',
    remedy:
      'Restart the server and use the token that it prints. If it prints none, the operator exists: sign in instead.',
  },
};
