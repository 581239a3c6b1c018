import { employeePermissions } from './employees/permissions.ts';
import { departmentPermissions } from './departments/permissions.ts';
import type { PermissionTable } from './kernel/access/permission.ts';

/** Every action that an operation asks for. An action stands in one capability's table alone; no page downloads them. */
export const permissionTable = {
  ...departmentPermissions,
  ...employeePermissions,
} as const satisfies PermissionTable;
export type Permission = keyof typeof permissionTable;
