import type { operatorErrors } from '../errors.ts';

export const en = {
  errors: {
    OPERATOR_SETUP_REFUSED:
      'This token is not valid. Copy the whole token that the server printed when it started. If it has expired and no operator exists yet, restart the server to get a new one.',
  } satisfies Record<keyof typeof operatorErrors, string>,
  fields: {
    token: 'Setup token',
  },
};
