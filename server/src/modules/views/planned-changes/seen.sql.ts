import type { Permission } from '@madang/contract/permissions.ts';
import { plannableNames } from '@madang/contract/views/planned-changes/steps.ts';
import { type RawBuilder, sql } from 'kysely';
import { isWithin, reachOf } from '../../../kernel/access/reach.sql.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { permissionOf } from '../../../kernel/operations/principals-for.ts';
import type { Registry } from '../../../kernel/operations/registry.ts';

interface Reader {
  readonly personId: string;
  readonly rights: { readonly everywhere: ReadonlySet<Permission> };
}

/** Condition of a row `p` whose change the reader may make themselves: their right reaches its person. */
export async function mayMake(
  tx: Tx,
  operations: Registry,
  { personId, rights }: Reader,
): Promise<RawBuilder<boolean>> {
  const conditions: RawBuilder<boolean>[] = [];
  for (const [permission, names] of namesByPermission(operations)) {
    const isOne = sql`p.operation = any(${names}::text[])`;
    const reach = rights.everywhere.has(permission) ? undefined : await reachOf(tx, personId, permission, 'person');
    if (reach === undefined) {
      conditions.push(sql<boolean>`(${isOne})`);
    } else if (reach.paths.length > 0 || reach.ids.length > 0) {
      const place = { department: sql`x.department_code`, id: { column: sql`x.person_id`, type: 'uuid' } } as const;
      conditions.push(sql<boolean>`(${isOne} and exists (
        select from plan_targets t join people x on x.company_code = t.company_code and x.person_id::text = t.target_id
        where t.company_code = p.company_code and t.plan_id = p.plan_id and t.kind = 'person' and ${isWithin(reach, place)}))`);
    }
  }
  return conditions.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

function namesByPermission(operations: Registry): ReadonlyMap<Permission, readonly string[]> {
  const names = new Map<Permission, string[]>();
  for (const name of plannableNames) {
    const permission = permissionOf(operations.storable(name));
    if (permission !== undefined) names.set(permission, [...(names.get(permission) ?? []), name]);
  }
  return names;
}
