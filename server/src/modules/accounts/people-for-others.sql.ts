import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../kernel/db/database.ts';
import type { PersonKey } from './passwords.sql.ts';

/** A person's clearance as a part of another module's statement, so that asking costs no way to the database. */
export function securityGradeOf({ companyCode, personId }: PersonKey): RawBuilder<number> {
  return sql<number>`(select security_grade from people
    where company_code = ${companyCode} and person_id = ${personId}::uuid)`;
}

/** The services that the person is limited to (null: none of the company's is kept from them), as a question. */
export function serviceLimitOf({
  companyCode,
  personId,
}: PersonKey): RawBuilder<{ readonly services: string[] | null }> {
  return sql<{ readonly services: string[] | null }>`select services from people
    where company_code = ${companyCode} and person_id = ${personId}::uuid`;
}

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
    .execute();
  return new Map(rows.map((row) => [row.person_id, { fullName: row.full_name, englishName: row.english_name }]));
}
