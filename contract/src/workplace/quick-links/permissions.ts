import { permissions } from '../../kernel/access/permission.ts';

export const linkPermissions = permissions('quick-links', {
  view: 'view',
  create: 'modify',
  change: 'modify',
  delete: 'modify',
});
