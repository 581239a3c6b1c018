import { permissionTable } from '@madang/contract/permissions.ts';
import type { Access } from '@madang/contract/kernel/route.ts';
import type { BoundRoute } from '../http/operation.ts';

/** For whom a call is: of an operation, by the built-in roles that have its permission. */
export function audienceOf({ access, operation }: BoundRoute): Access {
  if (!operation || !('permission' in operation)) return access;
  if (operation.permission === 'session') return 'person';
  const { roles }: { readonly roles: readonly string[] } = permissionTable[operation.permission];
  if (roles.includes('operator')) return 'operator';
  return roles.includes('employee') ? 'person' : 'administrator';
}
