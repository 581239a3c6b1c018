import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { namesOf } from '../../people/person-names/index.ts';

interface Days {
  readonly standInId: string;
  readonly standsInFrom: string;
  readonly standsInUntil: string;
}

interface ShownStandIn extends Days {
  readonly standIn: { readonly fullName: string; readonly englishName: string } | null;
}

/** Sets a person's stand-in; a constraint refuses a circle, which the company's lock keeps two writers from closing at once. */
export async function upsertStandIn(
  tx: Tx,
  { companyCode, personId }: PersonKey,
  { standInId, standsInFrom, standsInUntil }: Days,
): Promise<void> {
  await sql`
    insert into approval_stand_ins (company_code, person_id, stand_in_id, starts_on, ends_on)
    values (${companyCode}, ${personId}::uuid, ${standInId}::uuid, nullif(${standsInFrom}, '')::date,
      nullif(${standsInUntil}, '')::date)
    on conflict (company_code, person_id) do update set stand_in_id = excluded.stand_in_id, starts_on = excluded.starts_on,
      ends_on = excluded.ends_on`.execute(tx);
}

/** False where the person has no stand-in. */
export async function deleteStandIn(tx: Tx, { companyCode, personId }: PersonKey): Promise<boolean> {
  const { rows } = await sql`
    delete from approval_stand_ins where company_code = ${companyCode} and person_id = ${personId}::uuid
    returning 1`.execute(tx);
  return rows.length === 1;
}

/** Stand-ins by a person and for a person end with the service. */
export async function deleteStandInsOf(tx: Tx, { companyCode, personId }: PersonKey): Promise<void> {
  await sql`
    delete from approval_stand_ins where company_code = ${companyCode}
      and (person_id = ${personId}::uuid or stand_in_id = ${personId}::uuid)`.execute(tx);
}

export function standInOf({ companyCode, personId }: PersonKey): RawBuilder<ShownStandIn> {
  return sql<ShownStandIn>`
    select stand_in_id as "standInId", ${namesOf(companyCode, sql`stand_in_id`)} as "standIn",
      coalesce(starts_on::text, '') as "standsInFrom", coalesce(ends_on::text, '') as "standsInUntil"
    from approval_stand_ins where company_code = ${companyCode} and person_id = ${personId}::uuid`;
}

/** People whose stand-in a person is today. */
export function standsInForOf({ companyCode, personId }: PersonKey) {
  return sql<{ names: { fullName: string; englishName: string } | null }>`
    select ${namesOf(companyCode, sql`acted.id`)} as names
    from people_acted_for(${companyCode}, ${personId}::uuid) acted (id) where acted.id <> ${personId}::uuid limit 100`;
}

/** Stand-ins of people today, each with the person who is away. */
export async function selectStandInsFor(
  tx: Tx,
  companyCode: string,
  personIds: readonly string[],
): Promise<{ personId: string; standInId: string }[]> {
  const { rows } = await sql<{ personId: string; standInId: string }>`
    select distinct s.stand_in_id as "standInId", away.id as "personId"
    from unnest(${personIds}::uuid[]) away (id)
    join approval_stand_ins s on s.company_code = ${companyCode} and s.person_id = away.id
    where away.id in (select people_acted_for(${companyCode}, s.stand_in_id))`.execute(tx);
  return rows;
}
