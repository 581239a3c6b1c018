import { type Permission, permissionTable } from '@madang/contract/permissions.ts';
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

/** Returns true if a person of the transaction's company has a permission on every target at this moment. */
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

const askChange = preparedQuery<
  { is_allowed: boolean; is_above: boolean },
  [actorId: string, permission: string, kinds: readonly string[], ids: readonly string[]]
>('select authorize($1, $2, $3, $4) as is_allowed, touches_person_above($1, $3, $4) as is_above');

/** Asks if a target's person is compared with the actor: a person, or the session or a grant of one. */
export function isOfPerson({ kind }: Target): boolean {
  return kind === 'person' || kind === 'session' || kind === 'grant';
}

/**
 * Authorizes a change. Targets with more rights than the actor are refused as 'above': resetting their factors would
 * open their accounts.
 */
export async function authorizeChange(
  tx: Tx,
  actorId: string,
  permission: Permission,
  targets: readonly Target[],
): Promise<'allowed' | 'refused' | 'above'> {
  // A view changes no one; each change that follows from it compares the rights itself.
  const isCompared = permissionTable[permission].effect !== 'view' && targets.some(isOfPerson);
  if (!isCompared) return (await authorize(tx, actorId, permission, targets)) ? 'allowed' : 'refused';
  const [kinds, ids] = [targets.map(({ kind }) => kind), targets.map(({ id }) => id)];
  const [row] = await askChange(tx, actorId, permission, kinds, ids);
  if (row?.is_allowed !== true) return 'refused';
  return row.is_above ? 'above' : 'allowed';
}

const askPermissions = preparedQuery<
  { permissions: readonly Permission[]; is_above: boolean },
  [actorId: string, kind: string, id: string]
>('select permissions_on($1, $2, $3) as permissions, touches_person_above($1, array[$2], array[$3]) as is_above');

/** Everything that a person of the transaction's company may do with one target, at this moment. */
export async function permissionsOn(tx: Tx, actorId: string, { kind, id }: Target): Promise<ReadonlySet<Permission>> {
  const [row] = await askPermissions(tx, actorId, kind, id);
  const permitted = row?.permissions ?? [];
  return new Set(row?.is_above ? permitted.filter((name) => permissionTable[name].effect === 'view') : permitted);
}
