import type { FloorMap } from '@madang/contract/people/locations/routes.ts';
import { mapAddress } from '@madang/contract/people/locations/marks.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { NamedFiles } from '../../../platform/backup/verify-installation.ts';

export interface FloorKey {
  readonly companyCode: string;
  readonly floorId: string;
}

export interface StoredMap extends Omit<FloorMap, 'mapAddress'> {
  readonly mapFileId: string | null;
}

/** The map of a floor; no row where the company has no such floor. */
export function mapOf({ companyCode, floorId }: FloorKey): RawBuilder<StoredMap> {
  return sql<StoredMap>`
    select map_state as state, map_failure as failure, map_file_id as "mapFileId", map_width as width,
      map_height as height, map_pages as "pageCount"
    from locations where company_code = ${companyCode} and location_id = ${floorId}::uuid and kind = 'floor'`;
}

/** A map as answers have it, with the address of its picture. */
export function presentMap({ mapFileId, ...map }: StoredMap, floorId: string): FloorMap {
  return { ...map, mapAddress: mapFileId === null ? null : mapAddress(floorId, mapFileId) };
}

/** Begins the drawing of the file as the map; the previous map stays until then. */
export async function beginMap(tx: Tx, { companyCode, floorId }: FloorKey, sourceId: string): Promise<void> {
  await sql`
    update locations set map_state = 'drawing', map_failure = null, map_source_id = ${sourceId}::uuid, map_claimed_at = null
    where company_code = ${companyCode} and location_id = ${floorId}::uuid`.execute(tx);
}

/** Minutes after which a drawing is another worker's: its own was killed. */
const claimMinutes = 5;

export interface ClaimedMap {
  readonly floorId: string;
  readonly sourceId: string;
}

/** Takes the map of a company that waits longest; undefined where none does, or all are being drawn. */
export async function claimMap(tx: Tx, companyCode: string): Promise<ClaimedMap | undefined> {
  const { rows } = await sql<ClaimedMap>`
    update locations set map_claimed_at = app_now()
    where company_code = ${companyCode} and location_id = any(array(
      select location_id from locations
      where company_code = ${companyCode} and map_state = 'drawing'
        and (map_claimed_at is null or map_claimed_at < app_now() - make_interval(mins => ${claimMinutes}))
      order by map_source_id limit 1 for update skip locked))
    returning location_id as "floorId", map_source_id as "sourceId"`.execute(tx);
  return rows[0];
}

/** Asks if maps of a company wait, and if one that is drawn may have to be begun again. */
export async function mapsLeft(
  tx: Tx,
  companyCode: string,
): Promise<{ readonly waits: boolean; readonly isDrawn: boolean }> {
  const { rows } = await sql<{ waits: boolean | null; isDrawn: boolean | null }>`
    select bool_or(map_claimed_at is null) as waits, bool_or(map_claimed_at is not null) as "isDrawn"
    from locations where company_code = ${companyCode} and map_state = 'drawing'`.execute(tx);
  return { waits: rows[0]?.waits === true, isDrawn: rows[0]?.isDrawn === true };
}

/** Asks if a floor still waits for the map of a file. */
export async function isAwaited(tx: Tx, { companyCode, floorId }: FloorKey, sourceId: string): Promise<boolean> {
  const { rows } = await sql`
    select from locations where company_code = ${companyCode} and location_id = ${floorId}::uuid
      and map_source_id = ${sourceId}::uuid and map_state = 'drawing'`.execute(tx);
  return rows.length > 0;
}

export interface DrawnMap {
  readonly fileId: string;
  readonly width: number;
  readonly height: number;
  readonly pageCount: number;
}

/** The file that was drawn, where its floor still waits for this one. */
export async function keepMap(
  tx: Tx,
  { companyCode, floorId }: FloorKey,
  { sourceId, map }: { readonly sourceId: string; readonly map: DrawnMap },
): Promise<boolean> {
  const { rows } = await sql`
    update locations set map_state = 'drawn', map_failure = null, map_source_id = null, map_file_id = ${map.fileId}::uuid,
      map_width = ${map.width}, map_height = ${map.height}, map_pages = ${map.pageCount}
    where company_code = ${companyCode} and location_id = ${floorId}::uuid and map_source_id = ${sourceId}::uuid
      and map_state = 'drawing'
    returning 1`.execute(tx);
  return rows.length === 1;
}

/** Says why a file was not drawn; one that may be drawn again stays. */
export async function failMap(
  tx: Tx,
  { companyCode, floorId }: FloorKey,
  {
    sourceId,
    failure,
    keepsSource,
  }: { readonly sourceId: string; readonly failure: string; readonly keepsSource: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    update locations set map_state = 'failed', map_failure = ${failure},
      map_source_id = case when ${keepsSource} then map_source_id end
    where company_code = ${companyCode} and location_id = ${floorId}::uuid and map_source_id = ${sourceId}::uuid
      and map_state = 'drawing'
    returning 1`.execute(tx);
  return rows.length === 1;
}

/** Ends a drawing whose floor was deleted by then: the file has gone with it. */
export async function interruptMap(tx: Tx, { companyCode, floorId }: FloorKey): Promise<void> {
  await sql`
    update locations set map_state = case when map_state = 'drawn' then 'drawn' else 'failed' end,
      map_failure = case when map_state = 'drawn' then null else 'interrupted' end, map_source_id = null
    where company_code = ${companyCode} and location_id = ${floorId}::uuid and map_source_id is not null`.execute(tx);
}

/** Sets the map of a floor that is locked; null takes it away. */
export async function setMap(tx: Tx, { companyCode, floorId }: FloorKey, map: DrawnMap | null): Promise<void> {
  await sql`
    update locations set map_state = ${map ? 'drawn' : 'none'}, map_failure = null, map_source_id = null,
      map_file_id = ${map?.fileId ?? null}::uuid, map_width = ${map?.width ?? 0}, map_height = ${map?.height ?? 0},
      map_pages = ${map?.pageCount ?? 0}
    where company_code = ${companyCode} and location_id = ${floorId}::uuid`.execute(tx);
}

/** Asks if a floor of the company names the file, as its map or as the file that is drawn. */
export async function isNamed(tx: Tx, companyCode: string, fileId: string): Promise<boolean> {
  const { rows } = await sql`
    select from locations
    where company_code = ${companyCode} and (map_file_id = ${fileId}::uuid or map_source_id = ${fileId}::uuid)`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Maps of a company's floors, and the files that are being drawn. */
export const mapFilesOf: NamedFiles = async (tx) => {
  const { rows } = await sql<{ fileId: string }>`
    select unnest(array[map_file_id, map_source_id]) as "fileId" from locations`.execute(tx);
  return rows.flatMap(({ fileId }) => (fileId === null ? [] : [{ fileId, what: 'map of a floor' }]));
};
