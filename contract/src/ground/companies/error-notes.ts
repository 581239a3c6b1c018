import type { ErrorNotes } from '../../kernel/errors.ts';
import type { companyErrors } from './errors.ts';

export const companyErrorNotes: ErrorNotes<typeof companyErrors> = {
  SET_UP_LIMIT: {
    cause: 'The company has as many of this kind as the set-up wizard makes.',
    remedy:
      'Finish the set-up, or end it on the start page of the console where it was left in another browser; the console adds more.',
  },
  COMPANY_TYPE_ID_PROFILE: {
    cause: 'The company is of a type whose ID lengths are fixed, such as a company that uses SAP.',
    remedy: 'Ask the operator of the platform to change the type of the company.',
  },
  EDIT_CONFLICT: {
    cause: 'The call said what it had seen (`expected`), and another change was saved since.',
    remedy: 'Read what is there now and decide again; without `expected` the last change wins.',
  },
};
