import { administrators, ofDepartments, permissions } from '../../kernel/access/permission.ts';

export const departmentPermissions = {
  ...permissions('departments', { view: 'view' }, [...administrators, 'manager', 'serviceDesk'], ofDepartments),
  ...permissions(
    'departments',
    { create: 'modify', change: 'modify', delete: 'modify' },
    administrators,
    ofDepartments,
  ),
} as const;
