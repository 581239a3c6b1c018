import { administrators, permissions } from '../../kernel/access/permission.ts';

export const boardPermissions = permissions(
  'boards',
  {
    view: 'view',
    create: 'modify',
    change: 'modify',
    delete: 'modify',
    moderate: 'modify',
  },
  administrators,
  ['board'],
);
