import type { Actor } from '../audit/actor.ts';
import { transaction, type Database, type Tx } from '../db/database.ts';

/** Runs `work` in the author's company, with the operation's name and the author known to the history. */
export function inOperation<T>(
  db: Database,
  { companyCode, actor }: Actor,
  operation: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const actorId = 'personId' in actor ? actor.personId : undefined;
  return transaction(db, work, { companyCode, operation, ...(actorId === undefined ? {} : { actorId }) });
}
