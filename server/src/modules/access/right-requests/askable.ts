import { permissionTable, type Permission } from '@madang/contract/permissions.ts';
import { authorize } from '../../../kernel/access/authorize.sql.ts';
import { givable, isGivable } from '../../../kernel/access/givable.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Target } from '../../../kernel/operations/outcome.ts';

export { isCompanyWide, requiredPlace } from '../../../kernel/access/grant-places.ts';

/** Permissions that can be asked for, with the kind of each. */
export const askable = givable.map((permission) => ({ permission, effect: permissionTable[permission].effect }));

/** Reads a name as a permission that can be asked for; undefined for what is never given. */
export function toAskable(name: string): Permission | undefined {
  // What can be given is a permission.
  return isGivable(name) ? (name as Permission) : undefined;
}

/** Asks if a person has a permission there already. */
export function holds(tx: Tx, personId: string, permission: Permission, target: Target): Promise<boolean> {
  return authorize(tx, personId, permission, [target]);
}
