import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../../kernel/db/database.ts';
import type { Anchor } from './far-pages.ts';
import { directionOf, orderColumns, type PeopleOrder } from './orders.sql.ts';
import { chosen, type PeopleSelection } from './selection.sql.ts';

/** Every so many-th person of a selection in its order, beginning with the first. */
export async function selectAnchors(
  tx: Tx,
  selection: PeopleSelection,
  { order, step }: { readonly order: PeopleOrder; readonly step: number },
): Promise<Anchor[]> {
  const column = orderColumns[order.by];
  const direction = directionOf(order.descending);
  const { rows } = await sql<Anchor>`
    select (place - 1)::integer as "offset", key::text as key, person_id as "personId" from (
      select ${column} as key, p.person_id, row_number() over (order by ${column} ${direction}, p.person_id ${direction}) as place
      from people p where ${chosen(selection, { isWalk: true })}) numbered
    where place % ${step}::bigint = 1 order by place`.execute(tx);
  return rows;
}

/** Returns a condition for rows at or after an anchor. */
export function isFrom({ by, descending }: PeopleOrder, { key, personId }: Anchor): RawBuilder<boolean> {
  const value = by === 'registeredAt' ? sql`${key}::timestamptz` : sql`${key}::text`;
  return sql<boolean>`(${orderColumns[by]}, p.person_id) ${descending ? sql`<=` : sql`>=`} (${value}, ${personId}::uuid)`;
}
