import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';

export interface PersonNames {
  readonly fullName: string;
  readonly englishName: string;
}

/** The names and the photo, beside what a person wrote. */
export interface PersonFace extends PersonNames {
  readonly photoId: string | null;
}

/** The names and photos of people of a company, for lists of what they made. */
export async function readFaces(
  tx: Tx,
  companyCode: string,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, PersonFace>> {
  if (personIds.length === 0) return new Map();
  const { rows } = await sql<PersonFace & { personId: string }>`
    select person_id as "personId", full_name as "fullName", english_name as "englishName", photo as "photoId"
    from people where company_code = ${companyCode} and person_id = any(${[...new Set(personIds)]}::uuid[])
      and closed_at is null`.execute(tx);
  return new Map(rows.map(({ personId, ...face }) => [personId, face]));
}

/** The names alone. */
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
