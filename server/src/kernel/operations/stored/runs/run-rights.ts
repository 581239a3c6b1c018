import type { Permission } from '@madang/contract/permissions.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { mayAct } from '../../../access/may-act.sql.ts';
import { missingRight } from '../../../access/missing-right.ts';
import { isWholeCompany } from '../../../access/reach.sql.ts';
import { permissionsOf } from '../../../access/rights.ts';
import type { Tx } from '../../../db/database.ts';
import { preparedQuery } from '../../../db/prepared-query.ts';
import type { AnyChange } from '../../definition.ts';
import type { RequireRight } from '../../executor.ts';
import { permissionOf, requireKind } from '../../principals-for.ts';
import { actorIdOf, type Origin } from '../../principal.ts';

/** A change that is to run with others in one transaction. */
export interface Asking {
  readonly operation: AnyChange;
  readonly origin: Origin;
  readonly input: unknown;
}

/** The rows that ask for rights; those with a wrong input need none. */
export function askingOf(rows: Iterable<Asking | { readonly error: unknown }>): Asking[] {
  return [...rows].flatMap((row) => ('error' in row ? [] : [row]));
}

interface EachRight {
  readonly place: number;
  readonly is_allowed: boolean;
  readonly is_above: boolean;
}

const askEach = preparedQuery<
  EachRight,
  [actorId: string, permission: string, kinds: readonly string[], ids: readonly string[]]
>('select place, is_allowed, is_above from authorize_each($1, $2, $3, $4)');

const groupOf = (actorId: string, permission: string) => `${actorId} ${permission}`;
const keyOf = ({ kind, id }: { readonly kind: string; readonly id: string }) => `${kind}:${id}`;
/** The whole company, which is asked for by a change without targets. */
const everything = '';

/** Asks the rights of many changes, once for each person, permission and distinct target. */
export async function askRights(tx: Tx, rows: readonly Asking[]): Promise<RequireRight> {
  const acting = new Map<string, boolean>();
  const somewhere = new Map<string, ReadonlySet<Permission>>();
  const groups = new Map<
    string,
    { actorId: string; permission: string; targets: Map<string, { kind: string; id: string }> }
  >();
  for (const { operation, origin, input } of rows) {
    const actorId = actorIdOf(origin.principal);
    if (actorId === undefined) continue;
    if (!acting.has(actorId)) acting.set(actorId, await mayAct(tx, actorId));
    const permission = permissionOf(operation);
    if (permission === undefined || !('targets' in operation)) continue;
    if (isWholeCompany(operation.targets(input)) && !somewhere.has(actorId)) {
      somewhere.set(actorId, await permissionsOf(tx, actorId));
    }
    const key = groupOf(actorId, permission);
    const group = groups.get(key) ?? { actorId, permission, targets: new Map() };
    groups.set(key, group);
    for (const target of operation.targets(input)) group.targets.set(keyOf(target), target);
  }
  const rights = new Map<string, ReadonlyMap<string, EachRight>>();
  for (const [key, { actorId, permission, targets }] of groups) {
    const [keys, each] = [[everything, ...targets.keys()], [...targets.values()]];
    const kinds = each.map(({ kind }) => kind);
    const ids = each.map(({ id }) => id);
    const answers = await askEach(tx, actorId, permission, kinds, ids);
    rights.set(key, new Map(answers.map((answer) => [keys[answer.place] ?? everything, answer])));
  }
  return (operation, origin, input) => {
    requireKind(operation, origin);
    const actorId = actorIdOf(origin.principal);
    if (actorId === undefined) return;
    if (acting.get(actorId) !== true) throw refuse('CO401');
    const permission = permissionOf(operation);
    if (permission === undefined || !('targets' in operation)) return;
    const asked = rights.get(groupOf(actorId, permission));
    const targets = operation.targets(input);
    const keys = targets.map(keyOf);
    const found = (keys.length === 0 ? [everything] : keys).map((key) => asked?.get(key));
    if (!found.every((each) => each?.is_allowed === true)) {
      throw missingRight({ permission, targets }, somewhere.get(actorId));
    }
    if (found.some((each) => each?.is_above === true)) throw refuse('PERSON_ABOVE');
  };
}
