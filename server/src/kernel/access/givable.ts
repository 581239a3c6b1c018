import type { PermissionDefinition } from '@madang/contract/kernel/access/permission.ts';
import { type Permission, permissionTable } from '@madang/contract/permissions.ts';

const entries = Object.entries(permissionTable) as [Permission, PermissionDefinition][];

/** Permissions that one person gives to another: what administrators have. The owner's own and the platform's are none. */
export const givable: readonly Permission[] = entries
  .filter(([, { roles }]) => roles.includes('administrator'))
  .map(([permission]) => permission);

/** Permissions of a built-in role. */
export function permissionsOfRole(role: string): Permission[] {
  return entries.filter(([, { roles }]) => roles.some((each) => each === role)).map(([permission]) => permission);
}

const known: ReadonlySet<string> = new Set(givable);

export function isGivable(permission: string): boolean {
  return known.has(permission);
}

/** MEM-02: the kinds of a target beside a role, as rows of `role_permissions` name them: a resource, and what shows of it. */
export type ResourceKind = 'R' | 'V';

/** Names a resource's row of `role_permissions`. */
export function resourceRole(kind: ResourceKind, resource: string): string {
  return `${kind}:${resource}`;
}

/** MEM-02: permissions of each resource, as a whole and to look at. */
export const resourceRoles: ReadonlyMap<string, readonly Permission[]> = new Map(
  [...Map.groupBy(givable, resourceOf)].flatMap(([resource, all]) => {
    const views = all.filter((permission) => permissionTable[permission].effect === 'view');
    const whole = [resourceRole('R', resource), all] as const;
    return views.length === 0 ? [whole] : [whole, [resourceRole('V', resource), views] as const];
  }),
);

export function resourceOf(permission: string): string {
  return permission.slice(0, permission.lastIndexOf('.'));
}
