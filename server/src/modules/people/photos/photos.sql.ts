import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

/** Returns true if a person of the company has this photo. */
export async function hasPhoto(tx: Tx, companyCode: string, photoId: string): Promise<boolean> {
  const { rows } = await sql`
    select from people where company_code = ${companyCode} and photo = ${photoId} and closed_at is null`.execute(tx);
  return rows.length > 0;
}

/** Stores another photo or none, and answers the former one. */
export async function replacePhoto(
  tx: Tx,
  { companyCode, personId }: PersonKey,
  photoId: string | null,
): Promise<string | null> {
  const { rows } = await sql<{ photo: string | null }>`
    with before as (
      select company_code, person_id, photo from people
      where company_code = ${companyCode} and person_id = ${personId}::uuid for update)
    update people p set photo = ${photoId}::text from before
    where p.company_code = before.company_code and p.person_id = before.person_id returning before.photo`.execute(tx);
  return rows[0]?.photo ?? null;
}
