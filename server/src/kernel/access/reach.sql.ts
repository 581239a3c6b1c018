import { sql, type RawBuilder } from 'kysely';
import type { Permission } from '@madang/contract/permissions.ts';
import type { Tx } from '../db/database.ts';

/** What someone may see of a resource whose grants do not reach the whole company. */
export interface Reach {
  /** Of departments, with everything below them. */
  readonly paths: readonly string[];
  /** Single things. */
  readonly ids: readonly string[];
}

/** Undefined: the whole company. */
export async function reachOf(
  tx: Tx,
  personId: string,
  permission: Permission,
  kind: string,
): Promise<Reach | undefined> {
  const { rows } = await sql<Reach>`select paths, ids from reach_of(${personId}, ${permission}, ${kind})`.execute(tx);
  return rows[0];
}

/** The condition of a list: the row's department is within reach, or the row itself is. One of both alone can read an index. */
export function isWithin(
  { paths, ids }: Reach,
  { department, id }: { readonly department: RawBuilder<unknown>; readonly id: RawBuilder<unknown> },
): RawBuilder<boolean> {
  const below = sql<boolean>`${department} in (select departments_within(${paths}::text[]))`;
  const itself = sql<boolean>`${id}::text = any(${ids}::text[])`;
  if (ids.length === 0) return below;
  return paths.length === 0 ? itself : sql<boolean>`(${below} or ${itself})`;
}
