import { permissions } from '../../kernel/access/permission.ts';

export const companyRolePermissions = permissions('company-roles', {
  view: 'view',
  create: 'modify',
  change: 'modify',
  delete: 'modify',
});
