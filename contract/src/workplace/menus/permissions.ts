import { permissions } from '../../kernel/access/permission.ts';

export const menuPermissions = permissions('menus', {
  view: 'view',
  create: 'modify',
  change: 'modify',
  delete: 'modify',
});
