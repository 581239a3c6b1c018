import { refuseField } from '@madang/contract/refuse.ts';
import { authorize } from '../../../kernel/access/authorize.sql.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { personTarget } from '../people/index.ts';

/** Permission by which heads of departments are named; it has to reach the person too. */
export const headsPermission = 'departments.change';

interface NewHeads {
  /** Undefined for the product itself, which names anyone. */
  readonly actorId: string | undefined;
  readonly field: 'personIds' | 'toPersonId';
  /** New heads alone: those who stay are not asked about. */
  readonly personIds: readonly string[];
}

/** DEP-05: refuses new heads out of reach of the actor's right, the actor among them. */
export async function requireReached(tx: Tx, { actorId, field, personIds }: NewHeads): Promise<void> {
  if (actorId === undefined || personIds.length === 0) return;
  // Their own rights are not compared: a head may have more than the actor, and gains none.
  if (await authorize(tx, actorId, headsPermission, personIds.map(personTarget))) return;
  throw refuseField(field, 'PERSON_OUT_OF_REACH');
}
