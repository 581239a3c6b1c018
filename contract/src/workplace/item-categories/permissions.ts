import { permissions } from '../../kernel/access/permission.ts';

export const itemCategoryPermissions = permissions('item-categories', {
  view: 'view',
  create: 'modify',
  change: 'modify',
  delete: 'modify',
  /** Of boards, menus, links and cards of the home: adds a category and removes it. */
  assign: 'modify',
});
