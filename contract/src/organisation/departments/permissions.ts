import { administrators, permissions } from '../../kernel/access/permission.ts';

export const departmentPermissions = {
  ...permissions('departments', { view: 'view' }, [...administrators, 'manager', 'serviceDesk']),
  ...permissions('departments', { create: 'modify', change: 'modify', delete: 'modify' }),
} as const;
