import { sql } from 'kysely';
import type { Tx } from '../../kernel/db/database.ts';

export interface PersonNames {
  readonly fullName: string;
  readonly englishName: string;
}

/** The names of people of a company, for lists of what they made. */
export async function readNames(
  tx: Tx,
  companyCode: string,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, PersonNames>> {
  if (personIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('people')
    .select(['person_id', 'full_name', 'english_name'])
    .where('company_code', '=', companyCode)
    .where(sql<boolean>`person_id = any(${[...new Set(personIds)]}::uuid[])`)
    .where('closed_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.person_id, { fullName: row.full_name, englishName: row.english_name }]));
}
