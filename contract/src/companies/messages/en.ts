import type { companyErrors } from '../errors.ts';

export const en = {
  errors: {
    SET_UP_LIMIT: 'At most {{0}} can be registered during set-up. Add more in the console once it has ended.',
    EDIT_CONFLICT: 'Another change was saved in the meantime, so yours was not: nothing has been overwritten.',
    MB_M_ENGLISH_WORDS: 'Use only English letters, digits and spaces.',
  } satisfies Record<keyof typeof companyErrors, string>,
};
