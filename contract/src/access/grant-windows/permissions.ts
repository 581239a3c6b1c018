import { permissions } from '../../kernel/access/permission.ts';

export const grantWindowPermissions = permissions('grant-windows', {
  view: 'view',
  create: 'modify',
  change: 'modify',
  delete: 'modify',
});
