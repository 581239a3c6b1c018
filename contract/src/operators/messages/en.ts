import type { operatorErrors } from '../errors.ts';

export const en = {
  errors: {
    OPERATOR_SETUP_REFUSED:
      'The operator cannot be set up with this token. Restart the server for a new one if no operator exists yet.',
  } satisfies Record<keyof typeof operatorErrors, string>,
  fields: {
    token: 'Set-up token',
  },
};
