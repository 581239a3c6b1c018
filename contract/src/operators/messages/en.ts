import type { operatorErrors } from '../errors.ts';

export const en = {
  errors: {
    OPERATOR_SETUP_REFUSED:
      'This token does not set up the operator. Copy it whole, as the server printed it at its start. If it has expired and no operator exists yet, restart the server for a new one.',
  } satisfies Record<keyof typeof operatorErrors, string>,
  fields: {
    token: 'Set-up token',
  },
};
