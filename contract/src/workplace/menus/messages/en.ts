import type { menuErrors } from '../errors.ts';

export const en = {
  errors: {
    MENU_LIMIT: 'You can add up to {{0}} menus and groups.',
    MENU_LOWER_COUNT: 'Choose 1 to {{0}} submenus.',
    MENU_PAGE_UNKNOWN: 'This page is no longer available. Open the page list again.',
  } satisfies Record<keyof typeof menuErrors, string>,
  fields: {
    koreanTitle: 'Korean title',
    englishTitle: 'English title',
    url: 'Address',
    windowTarget: 'Opens in',
    lowerMenus: 'Submenus',
    service: 'Visible to',
  },
};
