import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../db/database.ts';

/** Names of one row of a company. */
export interface NamedRow {
  readonly id: string;
  readonly name: string;
  readonly englishName: string;
}

interface NamedTable {
  readonly table: string;
  readonly id: string;
  readonly name: string;
  readonly englishName: string;
}

/** Query for the names of rows of a company's table, which callers combine with their own queries. */
export type NamesOf = (companyCode: string, ids: readonly string[]) => RawBuilder<NamedRow>;

/** Returns the names of a module's rows for other modules. An invalid id finds no row. */
export function namedRows({ table, id, name, englishName }: NamedTable): NamesOf {
  return (companyCode, ids) => sql<NamedRow>`
    select ${sql.ref(id)}::text as id, ${sql.ref(name)} as name, ${sql.ref(englishName)} as "englishName"
    from ${sql.table(table)} where company_code = ${companyCode} and ${sql.ref(id)}::text = any(${ids}::text[])`;
}

/** Number of names without an English one, and the id of the first of them; '' for none. */
export interface Untranslated {
  readonly count: number;
  readonly first: string;
}

/** Returns the rows without an English name, for a module whose English names may stay empty. */
export function untranslatedRows({ table, id, name, englishName }: NamedTable) {
  return (companyCode: string) => sql<Untranslated>`
    select count(*)::integer as count, coalesce(min(${sql.ref(id)}::text), '') as first from ${sql.table(table)}
    where company_code = ${companyCode} and ${sql.ref(englishName)} = '' and ${sql.ref(name)} <> ''`;
}

/**
 * Returns the names of a row for the log of its deletion, since nothing records them afterwards. Undefined if there is no such
 * row.
 */
export async function readName(
  tx: Tx,
  namesOf: NamesOf,
  { companyCode, id }: { readonly companyCode: string; readonly id: string },
): Promise<{ name: string; englishName: string } | undefined> {
  const [found] = (await namesOf(companyCode, [id]).execute(tx)).rows;
  return found && { name: found.name, englishName: found.englishName };
}
