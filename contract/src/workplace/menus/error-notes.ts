import type { ErrorNotes } from '../../kernel/errors.ts';
import type { menuErrors } from './errors.ts';

export const menuErrorNotes: ErrorNotes<typeof menuErrors> = {
  MENU_LIMIT: {
    cause:
      'Menus and groups are counted together, lower menus are not; while a company is set up it may have fewer (SET_UP_LIMIT).',
    remedy: 'Delete a menu, or put menus together into a group.',
  },
  MENU_PAGE_UNKNOWN: {
    cause: 'A lower menu leads to an address that is neither a menu of the company nor a page of the suite.',
    remedy: 'Read the page list again; a menu that was deleted in the meantime is no longer on it.',
  },
};
