import type { menuErrors } from '../errors.ts';

export const en = {
  errors: {
    MENU_LIMIT: 'There can be at most {{0}} menus and groups.',
    MENU_LOWER_COUNT: 'Pick 1 to {{0}} lower menus.',
    MENU_PAGE_UNKNOWN: 'This page can no longer be picked. Open the page list again.',
  } satisfies Record<keyof typeof menuErrors, string>,
  fields: {
    koreanTitle: 'Korean title',
    englishTitle: 'English title',
    url: 'Address',
    windowTarget: 'Opens in',
    lowerMenus: 'Lower menus',
    service: 'Shown to',
  },
};
