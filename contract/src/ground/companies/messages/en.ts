import type { companyErrors } from '../errors.ts';

export const en = {
  errors: {
    SET_UP_LIMIT: 'You can add up to {{0}} during setup. Add more in the admin console afterwards.',
    EDIT_CONFLICT: 'Someone else saved a change in the meantime, so yours was not saved. Nothing was overwritten.',
    COMPANY_TYPE_ID_PROFILE: 'The company type sets the length of user IDs, so it cannot be changed here.',
    MB_M_ENGLISH_WORDS: 'Use only English letters, digits and spaces.',
    MARK_SIZE: 'The image can be up to {{0}} KB.',
    MARK_KIND: 'Choose a PNG, JPEG or WebP image of up to 12 megapixels.',
    COLOR_CONTRAST: 'Text on this color is hard to read. The nearest readable color is {{0}}.',
  } satisfies Record<keyof typeof companyErrors, string>,
  fields: {
    shownName: 'Display name',
    companyPhone: 'Company phone',
    companyType: 'Company type',
    mark: 'Logo',
  },
};
