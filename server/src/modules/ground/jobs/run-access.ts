import type { Permission } from '@madang/contract/permissions.ts';
import { authorize } from '../../../kernel/access/authorize.sql.ts';
import { reachesAny, reachOf } from '../../../kernel/access/reach.sql.ts';
import { permissionsOf, type Rights } from '../../../kernel/access/rights.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { permissionOf } from '../../../kernel/operations/principals-for.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { isStorable, perRegistry, type Registry } from '../../../kernel/operations/registry.ts';
import {
  type ListedReport,
  selectRowOperations,
  isRunWithin,
  type ReachedOperations,
  selectRun,
  selectRunOperations,
  type ShownReport,
} from '../../../kernel/operations/stored/runs/read-run.ts';

/** A run as one person finds it. */
export interface FoundRun extends ShownReport {
  /** Others who find it may do its operation on all that its rows are about: they see and stop it. */
  readonly isOwn: boolean;
}

interface RunAsk {
  readonly companyCode: string;
  readonly runId: string;
  readonly personId: string;
  readonly operations: Registry;
  /** Permissions of the person; absent: the database is asked. */
  readonly rights?: Pick<Rights, 'everywhere' | 'somewhere'>;
}

// Of one's own, the permission with anything is enough: each row is asked by itself. Of others', it has to reach every row.

/** Finds a run whose operation a person may do; undefined for any other. */
export async function findRun(
  tx: Tx,
  { companyCode, runId, personId, operations, rights }: RunAsk,
): Promise<FoundRun | undefined> {
  const run = await selectRun(tx, { companyCode, runId });
  if (!run || run.kind === null) return undefined;
  const isOwn = run.personId === personId;
  const names = await operationsOfRun(tx, companyCode, run);
  const permissions = names.map((name) => permissionsByName(operations).get(name));
  if (!isOwn && permissions.includes(undefined)) return undefined;
  const needed = permissions.filter((permission) => permission !== undefined);
  const somewhere = rights?.somewhere ?? (await permissionsOf(tx, personId));
  for (const permission of needed) {
    const isAllowed = isOwn
      ? somewhere.has(permission)
      : await coversRun(tx, { companyCode, runId, personId, permission, somewhere, everywhere: rights?.everywhere });
    if (!isAllowed) return undefined;
  }
  return { ...run, isOwn };
}

interface RunReader {
  readonly companyCode: string;
  readonly runId: string;
  readonly personId: string;
  readonly permission: Permission;
  readonly somewhere: ReadonlySet<Permission>;
  readonly everywhere?: ReadonlySet<Permission> | undefined;
}

/** Asks if a permission reaches the whole company, or all that a run's rows are about. */
async function coversRun(tx: Tx, { permission, somewhere, everywhere, personId, ...run }: RunReader): Promise<boolean> {
  if (everywhere?.has(permission) ?? (await authorize(tx, personId, permission, []))) return true;
  if (!somewhere.has(permission)) return false;
  const reach = await reachOf(tx, personId, permission, 'person');
  return reach !== undefined && reachesAny(reach) && isRunWithin(tx, run, reach);
}

/** Names the operations of a run; planned changes of one day are of several. */
export async function operationsOfRun(
  tx: Tx,
  companyCode: string,
  { runId, origin, detail, operation }: ShownReport,
): Promise<readonly string[]> {
  const own = detail['operation'] ?? operation;
  return origin === 'plan' ? [own, ...(await selectRowOperations(tx, { companyCode, runId }))] : [own];
}

/** Answers if a person may still do, with anything, what their own run does. */
export function holdsOwn(
  operations: Registry,
  { detail, operation }: ListedReport,
  { somewhere }: Pick<Rights, 'somewhere'>,
): boolean {
  const permission = permissionsByName(operations).get(detail['operation'] ?? operation);
  return permission === undefined || somewhere.has(permission);
}

/** Names the operations whose runs a person sees and stops, also those of others. */
export function overseenOperations(operations: Registry, everywhere: ReadonlySet<Permission>): readonly string[] {
  return [...permissionsByName(operations)].flatMap(([name, permission]) => (everywhere.has(permission) ? [name] : []));
}

/** Operations whose runs a person sees within a part of the company, with that part; empty for a reader of all of it. */
export async function reachedOperations(
  tx: Tx,
  operations: Registry,
  { companyCode, personId, rights }: PersonKey & { readonly rights: Pick<Rights, 'everywhere' | 'somewhere'> },
): Promise<ReachedOperations[]> {
  if (rights.somewhere.size === rights.everywhere.size) return [];
  const ofRuns = new Set(await selectRunOperations(tx, companyCode));
  const narrow = [...permissionsByName(operations)].filter(
    ([name, permission]) => ofRuns.has(name) && rights.somewhere.has(permission) && !rights.everywhere.has(permission),
  );
  const found: ReachedOperations[] = [];
  for (const [permission, named] of Map.groupBy(narrow, ([, each]) => each)) {
    const reach = await reachOf(tx, personId, permission, 'person');
    if (reach && reachesAny(reach)) found.push({ operations: named.map(([name]) => name), reach });
  }
  return found;
}

/** The permission of each operation that a run may do. */
const permissionsByName = perRegistry(
  (registry): ReadonlyMap<string, Permission> =>
    new Map(
      registry.all().flatMap((operation) => {
        const permission = isStorable(operation) ? permissionOf(operation) : undefined;
        return permission === undefined ? [] : [[operation.name, permission] as const];
      }),
    ),
);

/** Reads the speed of a run and the time that it still takes; null where they are not known. */
export function paceOf({ state, total, done, refused, failed, rate }: ListedReport): {
  rowsPerMinute: number | null;
  secondsLeft: number | null;
} {
  if (state !== 'running' || rate === null || rate <= 0) return { rowsPerMinute: null, secondsLeft: null };
  const left = total - done - refused - failed;
  return { rowsPerMinute: Math.round(rate * 60), secondsLeft: Math.ceil(left / rate) };
}
