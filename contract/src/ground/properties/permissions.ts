import { permissions } from '../../kernel/access/permission.ts';

export const propertyPermissions = permissions(
  'properties',
  {
    view: 'view',
    change: 'modify',
  },
  ['operator'],
);
