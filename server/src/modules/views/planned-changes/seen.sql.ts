import type { Permission } from '@madang/contract/permissions.ts';
import { fixedPlans, plannableNames, plannableOfDepartments } from '@madang/contract/views/planned-changes/steps.ts';
import { type RawBuilder, sql } from 'kysely';
import { isWithin, type Reach, reachOf } from '../../../kernel/access/reach.sql.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { permissionOf } from '../../../kernel/operations/principals-for.ts';
import type { Registry } from '../../../kernel/operations/registry.ts';

interface Reader {
  readonly personId: string;
  readonly rights: { readonly everywhere: ReadonlySet<Permission> };
}

/** Condition of a row `p` whose change the reader may make themselves: their right reaches its person or department. */
export async function mayMake(
  tx: Tx,
  operations: Registry,
  { personId, rights }: Reader,
): Promise<RawBuilder<boolean>> {
  const conditions: RawBuilder<boolean>[] = [];
  for (const { permission, kind, names } of namesByPermission(operations)) {
    const isOne = sql`p.operation = any(${names}::text[])`;
    const reach = rights.everywhere.has(permission) ? undefined : await reachOf(tx, personId, permission, kind);
    if (reach === undefined) {
      conditions.push(sql<boolean>`(${isOne})`);
    } else if (reach.paths.length > 0 || reach.ids.length > 0) {
      conditions.push(sql<boolean>`(${isOne} and ${reaches(reach, kind)})`);
    }
  }
  return conditions.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

/** Condition of a row `p` whose planner is active and still has the right to its change on all that it is about. */
export function mayPlannerMake(operations: Registry): RawBuilder<boolean> {
  return mayMakeWhole(operations, sql`p.person_id`);
}

/** The same of another person: who may move people out of a branch need not be allowed to move them into another one. */
export function mayMakeWhole(operations: Registry, personId: RawBuilder<unknown>): RawBuilder<boolean> {
  const named = namesByPermission(operations).flatMap(({ permission, names }) =>
    names.map((name) => ({ permission, name })),
  );
  return sql<boolean>`(may_act(${personId}) and coalesce((
    select authorize(${personId}, w.permission,
      array(select t.kind from plan_targets t where t.company_code = p.company_code and t.plan_id = p.plan_id and t.is_asked
        order by t.kind, t.target_id),
      array(select t.target_id from plan_targets t where t.company_code = p.company_code and t.plan_id = p.plan_id and t.is_asked
        order by t.kind, t.target_id))
    from unnest(${named.map(({ name }) => name)}::text[], ${named.map(({ permission }) => permission)}::text[])
      w (operation, permission)
    where w.operation = p.operation), true))`;
}

function reaches(reach: Reach, kind: PlannedOn): RawBuilder<boolean> {
  const named = sql`t.company_code = p.company_code and t.plan_id = p.plan_id and t.is_asked and t.kind = ${kind}`;
  if (kind === 'department') {
    const place = { department: sql`t.target_id`, id: { column: sql`t.target_id`, type: 'text' } } as const;
    return sql<boolean>`exists (select from plan_targets t where ${named} and ${isWithin(reach, place)})`;
  }
  const place = { department: sql`x.department_code`, id: { column: sql`x.person_id`, type: 'uuid' } } as const;
  return sql<boolean>`exists (
    select from plan_targets t join people x on x.company_code = t.company_code and x.person_id::text = t.target_id
    where ${named} and ${isWithin(reach, place)})`;
}

type PlannedOn = 'person' | 'department';

interface NamesOf {
  readonly permission: Permission;
  /** The kind of things that they change. */
  readonly kind: PlannedOn;
  readonly names: readonly string[];
}

function namesByPermission(operations: Registry): readonly NamesOf[] {
  const named = [...plannableNames, ...fixedPlans].flatMap((name) => {
    const permission = permissionOf(operations.storable(name));
    const kind: PlannedOn = plannableOfDepartments.some((each) => each === name) ? 'department' : 'person';
    return permission === undefined ? [] : [{ permission, kind, name }];
  });
  const groups = Map.groupBy(named, ({ permission, kind }) => `${permission} ${kind}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ ...first, names: group.map(({ name }) => name) }] : [];
  });
}
