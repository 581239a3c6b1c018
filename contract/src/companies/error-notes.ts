import type { ErrorNotes } from '../kernel/errors.ts';
import type { companyErrors } from './errors.ts';

export const companyErrorNotes: ErrorNotes<typeof companyErrors> = {
  SET_UP_LIMIT: {
    cause: 'The company has as many of this kind as the set-up wizard makes.',
    remedy: 'Finish the set-up; the console adds more.',
  },
};
