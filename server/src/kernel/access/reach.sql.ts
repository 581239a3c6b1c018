import { sql, type RawBuilder } from 'kysely';
import type { Permission } from '@madang/contract/permissions.ts';
import type { Tx } from '../db/database.ts';

/** Part of a resource that a person may see if their grants do not cover the whole company. */
export interface Reach {
  /** Paths of departments, each with everything below it. */
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

/** Answers if a call is about the whole company: it names nothing of it, or the company itself. */
export function isWholeCompany(targets: readonly { readonly kind: string }[]): boolean {
  return targets.every(({ kind }) => kind === 'company');
}

/** Answers if anything at all is within reach. */
export function reachesAny(reach: Reach | undefined): boolean {
  return reach === undefined || reach.paths.length > 0 || reach.ids.length > 0;
}

/** The codes of the departments within reach, as what a query selects; of one below another they come twice. */
export function codesWithin({ paths }: Reach): RawBuilder<string> {
  return sql<string>`departments_within(${paths}::text[])`;
}

interface ReachedRow {
  readonly department: RawBuilder<unknown>;
  /** Compared as what it is: as a text it would be found in no index, and no other condition would be looked at before it. */
  readonly id: { readonly column: RawBuilder<unknown>; readonly type: 'text' | 'uuid' };
  /** A query of the codes within reach that the statement has already; absent: the condition reads them itself. */
  readonly codes?: RawBuilder<unknown> | undefined;
}

interface ReachedThing {
  readonly companyCode: string;
  /** Columns of the row that name what it is about. */
  readonly kind: RawBuilder<unknown>;
  readonly id: RawBuilder<unknown>;
}

/** Condition of a row about a person, a department or an invitation in reach; false for a row about anything else. */
export function isAboutReached(reach: Reach, { companyCode, kind, id }: ReachedThing): RawBuilder<boolean> {
  const department = sql`case ${kind} when 'department' then ${id}
    when 'person' then (select x.department_code from people x
      where x.company_code = ${companyCode} and x.person_id = case ${kind} when 'person' then ${id}::uuid end)
    when 'invitation' then (select i.department_code from invitations i
      where i.company_code = ${companyCode} and i.invitation_id = case ${kind} when 'invitation' then ${id}::uuid end) end`;
  const person = { column: sql`case ${kind} when 'person' then ${id}::uuid end`, type: 'uuid' } as const;
  // Not as a join: rows are then read in their order until a page is full.
  return sql<boolean>`(${isWithin(reach, { department, id: person })}) is true`;
}

/** The condition of a list: the row's department is within reach, or the row itself is. One of both alone can read an index. */
export function isWithin(reach: Reach, { department, id, codes }: ReachedRow): RawBuilder<boolean> {
  const { paths, ids } = reach;
  const below = sql<boolean>`${department} in ${codes ?? sql`(select ${codesWithin(reach)})`}`;
  const itself = sql<boolean>`${id.column} = any(${ids}::${sql.raw(id.type)}[])`;
  if (ids.length === 0) return below;
  return paths.length === 0 ? itself : sql<boolean>`(${below} or ${itself})`;
}
