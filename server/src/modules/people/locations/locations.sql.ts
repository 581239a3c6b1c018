import type { LocationRow } from '@madang/contract/people/locations/routes.ts';
import type { LocationInput, LocationWords } from '@madang/contract/people/locations/rules.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import { matchesExpected } from '../../../kernel/rows/matches-expected.ts';
import { namedRows } from '../../../kernel/rows/named-rows.ts';
import { restore, type Restored, softDelete } from '../../../kernel/undo/deleted-rows.ts';

/** Names of buildings and floors. */
export const locationNamesOf = namedRows({
  table: 'locations',
  id: 'location_id',
  name: 'name',
  englishName: 'english_name',
});

/** Buildings and floors of a company with how many seats each floor has, as a query that others may send with theirs. */
export function locationsOf(companyCode: string): RawBuilder<LocationRow> {
  return sql<LocationRow>`
    select l.location_id as "locationId", l.kind, coalesce(l.building_id::text, l.company_code) as "parentId",
      l.code as "locationCode", l.name as "locationName", l.english_name as "englishLocationName",
      l.region as "locationRegion", l.address as "locationAddress", l.english_address as "englishLocationAddress",
      coalesce(s.count, 0) as "seatCount", coalesce(s.taken, 0) as "takenCount"
    from locations l
    left join (
      select floor_id, count(*)::integer as count, count(person_id)::integer as taken from seats
      where company_code = ${companyCode} group by floor_id) s on s.floor_id = l.location_id
    where l.company_code = ${companyCode} order by l.name, l.location_id`;
}

interface Space {
  readonly companyCode: string;
  readonly limit: number;
}

function hasSpace({ companyCode, limit }: Space): RawBuilder<SqlBool> {
  return sql<SqlBool>`(select count(*) from locations where company_code = ${companyCode}) < ${limit}`;
}

function columnsOf(words: LocationWords) {
  return {
    name: words.locationName,
    english_name: words.englishLocationName,
    region: words.locationRegion,
    address: words.locationAddress,
    english_address: words.englishLocationAddress,
  };
}

/** Undefined where the company has `limit` already; its row is locked, so that the count holds until the commit. */
export async function insertLocation(
  tx: Tx,
  space: Space,
  { kind, parentId, locationCode, ...words }: LocationInput,
): Promise<string | undefined> {
  const { name, english_name, region, address, english_address } = columnsOf(words);
  const { rows } = await sql<{ id: string }>`
    insert into locations (company_code, kind, building_id, building_kind, code, name, english_name, region, address,
      english_address)
    select ${space.companyCode}, ${kind}, ${kind === 'floor' ? parentId : null}::uuid,
      ${kind === 'floor' ? 'building' : null}::text, ${locationCode}, ${name}, ${english_name}, ${region}, ${address},
      ${english_address}
    where ${hasSpace(space)}
    returning location_id as id`.execute(tx);
  return rows[0]?.id;
}

/** A building or floor with what it names and holds. */
export interface LockedLocation {
  readonly kind: LocationRow['kind'];
  readonly mapState: 'none' | 'drawing' | 'drawn' | 'failed';
  readonly mapFailure: string | null;
  readonly mapFileId: string | null;
  readonly mapSourceId: string | null;
  readonly mapWidth: number;
  readonly mapHeight: number;
  readonly mapPages: number;
}

/** Locks it against a second change, new floors and new seats; undefined where the company has no such one. */
export async function lockLocation(tx: Tx, companyCode: string, id: string): Promise<LockedLocation | undefined> {
  const { rows } = await sql<LockedLocation>`
    select kind, map_state as "mapState", map_failure as "mapFailure", map_file_id as "mapFileId",
      map_source_id as "mapSourceId", map_width as "mapWidth", map_height as "mapHeight", map_pages as "mapPages"
    from locations where company_code = ${companyCode} and location_id = ${id}::uuid for update`.execute(tx);
  return rows[0];
}

/** Keeps a building or floor from being deleted until the commit; false where the company has no such one of the kind. */
export async function holdLocation(
  tx: Tx,
  companyCode: string,
  { id, kind }: { readonly id: string; readonly kind: LocationRow['kind'] },
): Promise<boolean> {
  const { rows } = await sql`
    select from locations where company_code = ${companyCode} and location_id = ${id}::uuid and kind = ${kind}
    for no key update`.execute(tx);
  return rows.length === 1;
}

/** False where it is another by now than the caller saw. */
export async function updateLocation(
  tx: Tx,
  { companyCode, id }: { readonly companyCode: string; readonly id: string },
  { given, expected }: { readonly given: LocationWords; readonly expected: LocationWords | undefined },
): Promise<boolean> {
  const wanted = columnsOf(given);
  const { numUpdatedRows } = await tx
    .updateTable('locations')
    .set(wanted)
    .where('company_code', '=', companyCode)
    .where('location_id', '=', id)
    .where(matchesExpected(expected && columnsOf(expected), wanted))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Floors of a building, and seats of a floor. */
export async function countChildren(
  tx: Tx,
  companyCode: string,
  id: string,
): Promise<{ readonly floors: number; readonly seats: number }> {
  const { rows } = await sql<{ floors: number; seats: number }>`
    select
      (select count(*)::integer from locations where company_code = ${companyCode} and building_id = ${id}::uuid) as floors,
      (select count(*)::integer from seats where company_code = ${companyCode} and floor_id = ${id}::uuid) as seats`.execute(
    tx,
  );
  return rows[0] ?? { floors: 0, seats: 0 };
}

/** Tables whose rows are deleted and restored with a floor. */
const children = [{ table: 'seats', parentColumn: 'floor_id' }];

function rowOf(companyCode: string, id: string) {
  return { companyCode, table: 'locations', keyColumn: 'location_id', key: id, children } as const;
}

/** Its map stays as long as the floor can be brought back. The caller has locked it. */
export async function deleteLocation(
  tx: Tx,
  companyCode: string,
  { id, mapFileId }: { readonly id: string; readonly mapFileId: string | null },
): Promise<void> {
  const statement = sql`
    delete from locations where company_code = ${companyCode} and location_id = ${id}::uuid returning *`;
  await softDelete(tx, rowOf(companyCode, id), { statement, fileId: mapFileId });
}

/** Brings a deleted one back with its seats, free where their people have left or sit elsewhere by now. */
export async function restoreLocation(tx: Tx, space: Space, id: string): Promise<Restored> {
  return restore(tx, rowOf(space.companyCode, id), hasSpace(space));
}
