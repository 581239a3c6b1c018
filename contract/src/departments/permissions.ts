import { permissions } from '../kernel/access/permission.ts';

export const departmentPermissions = permissions('departments', {
  view: 'view',
  create: 'modify',
  change: 'modify',
  delete: 'modify',
});
