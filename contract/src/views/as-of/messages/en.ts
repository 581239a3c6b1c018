import type { asOfErrors } from '../errors.ts';

export const en = {
  errors: {
    AS_OF_DAY: 'Choose a date from {{0}} to {{1}}.',
  } satisfies Record<keyof typeof asOfErrors, string>,
};
