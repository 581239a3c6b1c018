import type { Tx } from '../db/database.ts';
import { preparedQuery } from '../db/prepared-query.ts';
import type { Target } from '../operations/outcome.ts';

interface Given {
  readonly permissions: readonly string[];
  /** `company` with '' for the whole of it. */
  readonly scope: Target;
  /** Absent: without an end. */
  readonly until?: string;
  readonly windowId?: string | null;
}

const askGiving = preparedQuery<
  { may_give: boolean },
  [actorId: string, permissions: readonly string[], kind: string, id: string, until: string, hours: string | null]
>('select may_give($1, $2, $3, $4, $5, $6) as may_give');

/** MEM-02: asks if an actor has what they give there, for as long and in the same hours. The product itself gives anything. */
export async function mayGive(
  tx: Tx,
  actorId: string | undefined,
  { permissions, scope, until, windowId = null }: Given,
): Promise<boolean> {
  if (actorId === undefined || permissions.length === 0) return true;
  const [row] = await askGiving(tx, actorId, permissions, scope.kind, scope.id, until ?? 'infinity', windowId);
  return row?.may_give === true;
}

interface GivenRole {
  /** Permission by which it is given. */
  readonly by: string;
  readonly role: string;
}

const askGivingRole = preparedQuery<{ may_give: boolean }, [actorId: string, by: string, role: string]>(
  'select may_give_role($1, $2, $3) as may_give',
);

/** MEM-02: asks if an actor gives a built-in role, which has neither hours nor an end: what they have within either is not given so. */
export async function mayGiveRole(tx: Tx, actorId: string | undefined, { by, role }: GivenRole): Promise<boolean> {
  if (actorId === undefined) return true;
  const [row] = await askGivingRole(tx, actorId, by, role);
  return row?.may_give === true;
}

const askChangingWindow = preparedQuery<{ may_change: boolean }, [actorId: string, windowId: string]>(
  'select may_change_window($1, $2) as may_change',
);

/** MEM-02: asks if an actor changes the hours of others' rights: not where their own right is within hours or has an end. */
export async function mayChangeWindow(tx: Tx, actorId: string | undefined, windowId: string): Promise<boolean> {
  if (actorId === undefined) return true;
  const [row] = await askChangingWindow(tx, actorId, windowId);
  return row?.may_change === true;
}
