import { error } from '../../kernel/errors.ts';

export const itemCategoryErrors = {
  /** Asks before a category is added to an item; the page asks it, no call is refused with it. */
  CG001: error(409, '0'),
  MB801: error(409, '0'),
  /** Another category of the kind has the title. */
  MB802: error(409),
  /** Switched off: items that have it keep it, no other gets it. */
  MB803: error(409),
  MB804: error(409, '0'),
  ITEM_CATEGORY_HELD: error(409),
  ITEM_CATEGORY_NOT_HELD: error(404),
} as const;
