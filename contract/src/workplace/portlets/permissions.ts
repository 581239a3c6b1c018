import { permissions } from '../../kernel/access/permission.ts';

export const portletPermissions = permissions('portlets', {
  view: 'view',
  create: 'modify',
  change: 'modify',
  delete: 'modify',
});
