import type { PermissionTable } from './kernel/access/permission.ts';
import { capabilityPermissions } from './permissions.generated.ts';

/** Every action that an operation asks for. An action stands in one capability's table alone; no page downloads them. */
export const permissionTable = capabilityPermissions satisfies PermissionTable;
export type Permission = keyof typeof permissionTable;
