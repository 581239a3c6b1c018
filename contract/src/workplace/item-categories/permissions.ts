import { permissions } from '../../kernel/access/permission.ts';

export const itemCategoryPermissions = permissions('item-categories', {
  view: 'view',
  create: 'modify',
  change: 'modify',
  delete: 'modify',
  /** Adds and removes a category of boards, menus, links and cards of the home. */
  assign: 'modify',
});
