import type { companyErrors } from '../errors.ts';

export const en = {
  errors: {
    SET_UP_LIMIT: 'At most {{0}} can be registered during set-up. Add more in the console once it has ended.',
    EDIT_CONFLICT: 'Another change was saved in the meantime, so yours was not: nothing has been overwritten.',
    MB_M_ENGLISH_WORDS: 'Use only English letters, digits and spaces.',
    MARK_SIZE: 'The picture may have at most {{0}} KB.',
    MARK_KIND: 'Choose a picture in PNG, JPEG or WebP with at most 20 megapixels.',
    COLOR_CONTRAST: 'Text on this color is hard to read. The nearest readable color is {{0}}.',
  } satisfies Record<keyof typeof companyErrors, string>,
  fields: {
    shownName: 'Name shown',
    mark: 'Mark',
  },
};
