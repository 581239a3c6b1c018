import type { Permission } from '@madang/contract/permissions.ts';
import type { Tx } from '../db/database.ts';
import { preparedQuery } from '../db/prepared-query.ts';

interface Target {
  readonly kind: string;
  readonly id: string;
}

const askRight = preparedQuery<
  { is_allowed: boolean },
  [actorId: string, permission: string, kinds: readonly string[], ids: readonly string[]]
>('select authorize($1, $2, $3, $4) as is_allowed');

/** Whether a person of the transaction's company has a permission on every one of the targets, at this moment. */
export async function authorize(
  tx: Tx,
  actorId: string,
  permission: Permission,
  targets: readonly Target[],
): Promise<boolean> {
  const [kinds, ids] = [targets.map(({ kind }) => kind), targets.map(({ id }) => id)];
  const [row] = await askRight(tx, actorId, permission, kinds, ids);
  return row?.is_allowed === true;
}

const askPermissions = preparedQuery<
  { permissions: readonly Permission[] },
  [actorId: string, kind: string, id: string]
>('select permissions_on($1, $2, $3) as permissions');

/** Everything that a person of the transaction's company may do with one target, at this moment. */
export async function permissionsOn(tx: Tx, actorId: string, { kind, id }: Target): Promise<ReadonlySet<Permission>> {
  const [row] = await askPermissions(tx, actorId, kind, id);
  return new Set(row?.permissions);
}
