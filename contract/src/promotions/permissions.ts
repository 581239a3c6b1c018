import { permissions } from '../kernel/access/permission.ts';

export const promotionPermissions = permissions(
  'promotions',
  {
    view: 'view',
    issue: 'modify',
    revoke: 'modify',
  },
  ['operator'],
);
