import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { AddressPart, SharedAddressFields } from '@madang/contract/workplace/shared-addresses/rules.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { type NamesOf, namedRows, untranslatedRows } from '../../../kernel/rows/named-rows.ts';
import { restore, type Restored, softDelete } from '../../../kernel/undo/deleted-rows.ts';
import { inServiceIn, ownInServiceIn } from '../../ground/employment-states/index.ts';

const addressNames = {
  table: 'shared_addresses',
  id: 'shared_address_id',
  name: 'name',
  englishName: 'english_name',
};
export const sharedAddressNamesOf: NamesOf = namedRows(addressNames);
export const untranslatedAddressesOf = untranslatedRows(addressNames);

export interface StoredAddress {
  readonly address: string;
  readonly fields: SharedAddressFields;
}

/** Adds an address without people; undefined where the company has `limit`. The caller locks the company. */
export async function insertSharedAddress(
  tx: Tx,
  companyCode: string,
  { address, fields, limit }: StoredAddress & { readonly limit: number },
): Promise<string | undefined> {
  const { name, english_name, description } = columnsOf(fields);
  const { rows } = await sql<{ id: string }>`
    insert into shared_addresses (company_code, address, name, english_name, description)
    select ${companyCode}, ${address}, ${name}, ${english_name}, ${description}
    where (select count(*) from shared_addresses where company_code = ${companyCode}) < ${limit}
    returning shared_address_id as id`.execute(tx);
  return rows[0]?.id;
}

/** Locks people in service until the transaction ends, and returns their count. Called before an address is locked. */
export async function lockInService(tx: Tx, companyCode: string, personIds: readonly string[]): Promise<number> {
  const { rows } = await sql`
    select from people where company_code = ${companyCode} and person_id = any(${personIds}::uuid[])
      and ${ownInServiceIn('people')} order by person_id for share`.execute(tx);
  return rows.length;
}

/** Locks an address against a second change; undefined where the company has none of this ID. */
export async function lockSharedAddress(tx: Tx, companyCode: string, id: string): Promise<StoredAddress | undefined> {
  const row = await tx
    .selectFrom('shared_addresses')
    .select(['address', 'name', 'english_name', 'description'])
    .where('company_code', '=', companyCode)
    .where('shared_address_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const { rows } = await sql<{ part: AddressPart; ids: string[] }>`
    select part, array_agg(person_id::text order by person_id) as ids from shared_address_people
    where company_code = ${companyCode} and shared_address_id = ${id}::uuid group by part`.execute(tx);
  const idsOf = (part: AddressPart) => rows.find((each) => each.part === part)?.ids ?? [];
  return {
    address: row.address,
    fields: {
      sharedAddressName: row.name,
      sharedAddressEnglishName: row.english_name,
      sharedAddressDescription: row.description,
      members: idsOf('member'),
      senders: idsOf('sender'),
      owners: idsOf('owner'),
    },
  };
}

/** Writes names and description. */
export async function updateSharedAddress(
  tx: Tx,
  companyCode: string,
  id: string,
  fields: SharedAddressFields,
): Promise<void> {
  await tx
    .updateTable('shared_addresses')
    .set(columnsOf(fields))
    .where('company_code', '=', companyCode)
    .where('shared_address_id', '=', id)
    .execute();
}

function columnsOf(fields: SharedAddressFields) {
  return {
    name: fields.sharedAddressName,
    english_name: fields.sharedAddressEnglishName,
    description: fields.sharedAddressDescription,
  };
}

/** Replaces the people of an address, whose row the caller locks; those who stay keep their row. */
export async function replacePeople(
  tx: Tx,
  companyCode: string,
  id: string,
  { members, senders, owners }: Pick<SharedAddressFields, 'members' | 'senders' | 'owners'>,
): Promise<void> {
  const parts = [...members.map(() => 'member'), ...senders.map(() => 'sender'), ...owners.map(() => 'owner')];
  const ids = [...members, ...senders, ...owners];
  await sql`
    delete from shared_address_people where company_code = ${companyCode} and shared_address_id = ${id}::uuid
      and (part, person_id) not in (select * from unnest(${parts}::text[], ${ids}::uuid[]))`.execute(tx);
  await sql`
    insert into shared_address_people (company_code, shared_address_id, part, person_id)
    select ${companyCode}, ${id}::uuid, part, person_id from unnest(${parts}::text[], ${ids}::uuid[]) asked (part, person_id)
    on conflict (company_code, shared_address_id, part, person_id) do nothing`.execute(tx);
}

function rowOf(companyCode: string, id: string) {
  const children = [{ table: 'shared_address_people', parentColumn: 'shared_address_id' }];
  return { companyCode, table: 'shared_addresses', keyColumn: 'shared_address_id', key: id, children } as const;
}

/** False where the company has none of this ID. */
export async function deleteSharedAddress(tx: Tx, companyCode: string, id: string): Promise<boolean> {
  const statement = sql`
    delete from shared_addresses where company_code = ${companyCode} and shared_address_id = ${id}::uuid returning *`;
  return softDelete(tx, rowOf(companyCode, id), { statement });
}

/** Restores an address with its people, except those who left service since; `noSpace`: the company has `limit`. */
export async function restoreSharedAddress(
  tx: Tx,
  companyCode: string,
  { id, limit }: { readonly id: string; readonly limit: number },
): Promise<{ readonly outcome: Restored; readonly address: string | undefined }> {
  const hasSpace = sql<SqlBool>`(select count(*) from shared_addresses where company_code = ${companyCode}) < ${limit}`;
  const outcome = await restore(tx, rowOf(companyCode, id), hasSpace);
  if (outcome === 'back') {
    await sql`
      delete from shared_address_people a using people p
      where a.company_code = ${companyCode} and a.shared_address_id = ${id}::uuid and p.company_code = a.company_code
        and p.person_id = a.person_id and (p.closed_at is not null or not (${inServiceIn('p')}))`.execute(tx);
  }
  const found = await tx
    .selectFrom('shared_addresses')
    .select('address')
    .where('company_code', '=', companyCode)
    .where('shared_address_id', '=', id)
    .executeTakeFirst();
  return { outcome, address: found?.address };
}

export interface LeftAddress {
  readonly address: string;
  readonly ownerIds: readonly string[];
}

/** Takes a person out of every address, and returns these with the owners that they still have. */
export async function removePerson(
  tx: Tx,
  { companyCode, personId }: { readonly companyCode: string; readonly personId: string },
): Promise<LeftAddress[]> {
  const { rows } = await sql<LeftAddress>`
    with gone as (
      delete from shared_address_people where company_code = ${companyCode} and person_id = ${personId}::uuid
      returning shared_address_id)
    select s.address, array(
      select o.person_id::text from shared_address_people o where o.company_code = s.company_code
        and o.shared_address_id = s.shared_address_id and o.part = 'owner' and o.person_id <> ${personId}::uuid
      order by o.person_id) as "ownerIds"
    from shared_addresses s
    where s.company_code = ${companyCode} and s.shared_address_id in (select shared_address_id from gone)
    order by s.address`.execute(tx);
  return rows;
}

/** Counts the addresses that a person has a part in. */
export function addressCountOf({
  companyCode,
  personId,
}: {
  readonly companyCode: string;
  readonly personId: string;
}): RawBuilder<{ readonly count: number }> {
  return sql`
    select count(distinct shared_address_id)::integer as count from shared_address_people
    where company_code = ${companyCode} and person_id = ${personId}::uuid`;
}
