import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import { chosen, columns, orderColumns, type PeopleSelection, type StoredPerson } from '../people-list.sql.ts';

/** The columns of the specification's search. */
const sortedColumns = {
  fullName: orderColumns.fullName,
  requestDate: orderColumns.registeredAt,
  englishGivenName: sql`p.english_given_name collate "C"`,
} as const;

export interface SortedBy {
  readonly column: keyof typeof sortedColumns;
  readonly descending: boolean;
}

/** A page of people by several columns, each in a direction of its own; no index has them all. */
export async function selectSorted(
  tx: Tx,
  selection: PeopleSelection,
  { sorted, offset, limit }: { readonly sorted: readonly SortedBy[]; readonly offset: number; readonly limit: number },
): Promise<StoredPerson[]> {
  const terms = sorted.map(
    ({ column, descending }) => sql`${sortedColumns[column]} ${descending ? sql`desc` : sql`asc`}`,
  );
  const { rows } = await sql<StoredPerson>`
    select ${columns} from people p where ${chosen(selection)}
    order by ${sql.join([...terms, sql`p.person_id`])} offset ${offset} limit ${limit}`.execute(tx);
  return rows;
}
