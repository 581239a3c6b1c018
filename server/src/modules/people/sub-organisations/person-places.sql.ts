import { sql } from 'kysely';
import { subOrganisationLimits } from '@madang/contract/people/sub-organisations/limits.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

/** A person's place in a sub-organisation that there is. */
const exists = sql`exists (select from sub_organisations s
  where s.company_code = p.company_code and s.sub_organisation_id = p.sub_organisation_id)`;

/** Returns the people who are themselves assigned to a sub-organisation. */
export async function selectPersonPlaces(
  tx: Tx,
  companyCode: string,
): Promise<{ readonly personId: string; readonly subOrganisationId: string }[]> {
  const { rows } = await sql<{ personId: string; subOrganisationId: string }>`
    select p.person_id as "personId", p.sub_organisation_id as "subOrganisationId" from sub_organisation_people p
    where p.company_code = ${companyCode} and ${exists} order by p.person_id`.execute(tx);
  return rows;
}

/** Locks and returns a person's sub-organisation; null if the person has none of their own. */
export async function lockPersonPlace(tx: Tx, { companyCode, personId }: PersonKey): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select p.sub_organisation_id as id from sub_organisation_people p
    where p.company_code = ${companyCode} and p.person_id = ${personId}::uuid and ${exists} for update of p`.execute(
    tx,
  );
  return rows[0]?.id ?? null;
}

/** Takes a person out of the one that they are in. */
export async function deletePersonPlace(tx: Tx, { companyCode, personId }: PersonKey): Promise<void> {
  await sql`
    delete from sub_organisation_people
    where company_code = ${companyCode} and person_id = ${personId}::uuid`.execute(tx);
}

/** Puts a person into one; false where the company has its people with a place already. The company's row is locked. */
export async function updatePersonPlace(tx: Tx, { companyCode, personId }: PersonKey, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into sub_organisation_people (company_code, person_id, sub_organisation_id)
    select ${companyCode}, ${personId}::uuid, ${id}::uuid
    where (select count(*) from sub_organisation_people p
      where p.company_code = ${companyCode} and p.person_id <> ${personId}::uuid and ${exists}) < ${subOrganisationLimits.people}
    on conflict (company_code, person_id) do update set sub_organisation_id = excluded.sub_organisation_id`.execute(tx);
  return numAffectedRows === 1n;
}

/** The code of the sub-organisation that a person is in by themselves; undefined for none. */
export async function codeOfPerson(tx: Tx, { companyCode, personId }: PersonKey): Promise<string | undefined> {
  const { rows } = await sql<{ code: string }>`
    select s.sub_organisation_code as code from sub_organisation_people p
    join sub_organisations s on s.company_code = p.company_code and s.sub_organisation_id = p.sub_organisation_id
    where p.company_code = ${companyCode} and p.person_id = ${personId}::uuid`.execute(tx);
  return rows[0]?.code;
}
