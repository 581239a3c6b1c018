import { permissionTable } from '@madang/contract/permissions.ts';
import type { Audience } from '@madang/contract/kernel/access/access.ts';
import type { BoundRoute } from '../http/bound-route.ts';

/** The callers of a call: of an operation, by the built-in roles that have its permission. */
export function audienceOf({ access, operation }: BoundRoute): Audience {
  if (!operation || !('permission' in operation)) return access;
  if (operation.permission === 'session' || operation.permission === 'system') return 'person';
  const { roles }: { readonly roles: readonly string[] } = permissionTable[operation.permission];
  if (roles.includes('operator')) return 'operator';
  return roles.includes('employee') ? 'person' : 'administrator';
}
