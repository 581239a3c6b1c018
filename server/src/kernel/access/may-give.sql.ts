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
