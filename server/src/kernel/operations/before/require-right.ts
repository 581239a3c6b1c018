import { refuse as anyRefusal } from '@madang/contract/refuse.ts';
import { authorizeChange } from '../../access/authorize.sql.ts';
import { mayAct } from '../../access/may-act.sql.ts';
import { missingRight } from '../../access/missing-right.ts';
import { isWholeCompany, reachesAny, reachOf } from '../../access/reach.sql.ts';
import { permissionsOf } from '../../access/rights.ts';
import type { Tx } from '../../db/database.ts';
import type { AnyChange } from '../definition.ts';
import { permissionOf, requireKind } from '../principals-for.ts';
import type { Origin } from '../principal.ts';

/** Refuses callers without the right on a target (CO401, RIGHT_COMPANY_WIDE), or on a person with more rights (PERSON_ABOVE). */
export async function requireRight(tx: Tx, operation: AnyChange, origin: Origin, input: unknown): Promise<void> {
  requireKind(operation, origin);
  if (operation.kind !== 'change' && operation.kind !== 'platform') return;
  const { principal } = origin;
  const permission = permissionOf(operation);
  if (principal.kind !== 'person') return;
  // Stored work: what was asked for before is not done in the name of a person who has left, or is locked out.
  if (principal.sessionHash === undefined && !(await mayAct(tx, principal.personId))) throw anyRefusal('CO401');
  if (permission === undefined) return;
  const kind = operation.within?.(input);
  if (kind !== undefined) {
    if (!reachesAny(await reachOf(tx, principal.personId, permission, kind))) throw anyRefusal('CO401');
    return;
  }
  const targets = operation.targets(input);
  const right = await authorizeChange(tx, principal.personId, permission, targets);
  if (right === 'allowed') return;
  if (right === 'above') throw anyRefusal('PERSON_ABOVE');
  const somewhere = isWholeCompany(targets) ? await permissionsOf(tx, principal.personId) : undefined;
  throw missingRight({ permission, targets }, somewhere);
}
