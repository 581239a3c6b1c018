import { error } from '../../kernel/errors.ts';

export const menuErrors = {
  /** The company has as many menus and groups as it may. */
  MENU_LIMIT: error(409, '0'),
  /** A group has none, or too many. */
  MENU_LOWER_COUNT: error(400, '0'),
  /** A lower menu is not on the page list. */
  MENU_PAGE_UNKNOWN: error(409),
} as const;
