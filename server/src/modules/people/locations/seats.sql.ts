import type { SeatMark } from '@madang/contract/people/locations/marks.ts';
import type { SeatWords } from '@madang/contract/people/locations/rules.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import { matchesExpected } from '../../../kernel/rows/matches-expected.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { restore, type Restored, softDelete } from '../../../kernel/undo/deleted-rows.ts';
import type { RowCount } from '../../../kernel/lists/row-count.sql.ts';
import type { EndedThing, ListColumn } from '../../../platform/contributions.ts';

/** Names of seats, each with its floor. */
export function seatNamesOf(companyCode: string, ids: readonly string[]) {
  return sql<{ id: string; name: string; englishName: string }>`
    select s.seat_id::text as id, l.name || ' ' || s.name as name,
      case when l.english_name = '' then '' else l.english_name || ' ' || s.name end as "englishName"
    from seats s join locations l on l.company_code = s.company_code and l.location_id = s.floor_id
    where s.company_code = ${companyCode} and s.seat_id::text = any(${ids}::text[])`;
}

export interface StoredSeat extends SeatWords {
  readonly seatId: string;
  readonly personId: string | null;
}

/** Seats of a floor by name. */
export function seatsOf(companyCode: string, floorId: string): RawBuilder<StoredSeat> {
  return sql<StoredSeat>`
    select seat_id as "seatId", name as "seatName", pin_x as "pinX", pin_y as "pinY", person_id as "personId"
    from seats where company_code = ${companyCode} and floor_id = ${floorId}::uuid order by name, seat_id`;
}

interface FloorSpace {
  readonly companyCode: string;
  readonly floorId: string;
  readonly limit: number;
}

function hasSpace({ companyCode, floorId, limit }: FloorSpace): RawBuilder<SqlBool> {
  return sql<SqlBool>`
    (select count(*) from seats where company_code = ${companyCode} and floor_id = ${floorId}::uuid) < ${limit}`;
}

/** Undefined where the floor has `limit` already; its row is locked, so that the count holds until the commit. */
export async function insertSeat(tx: Tx, space: FloorSpace, seat: SeatWords): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into seats (company_code, floor_id, name, pin_x, pin_y)
    select ${space.companyCode}, ${space.floorId}::uuid, ${seat.seatName}, ${seat.pinX}::integer, ${seat.pinY}::integer
    where ${hasSpace(space)}
    returning seat_id as id`.execute(tx);
  return rows[0]?.id;
}

export interface LockedSeat {
  readonly floorId: string;
  readonly personId: string | null;
}

/** Locks a seat; undefined where the company has no such one. */
export async function lockSeat(tx: Tx, companyCode: string, seatId: string): Promise<LockedSeat | undefined> {
  const { rows } = await sql<LockedSeat>`
    select floor_id as "floorId", person_id as "personId" from seats
    where company_code = ${companyCode} and seat_id = ${seatId}::uuid for update`.execute(tx);
  return rows[0];
}

/** False where it is another by now than the caller saw. */
export async function updateSeat(
  tx: Tx,
  { companyCode, seatId }: { readonly companyCode: string; readonly seatId: string },
  { given, expected }: { readonly given: SeatWords; readonly expected: SeatWords | undefined },
): Promise<boolean> {
  const wanted = columnsOf(given);
  const { numUpdatedRows } = await tx
    .updateTable('seats')
    .set(wanted)
    .where('company_code', '=', companyCode)
    .where('seat_id', '=', seatId)
    .where(matchesExpected(expected && columnsOf(expected), wanted))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function columnsOf({ seatName, pinX, pinY }: SeatWords) {
  return { name: seatName, pin_x: pinX, pin_y: pinY };
}

function rowOf(companyCode: string, seatId: string) {
  return { companyCode, table: 'seats', keyColumn: 'seat_id', key: seatId } as const;
}

export async function deleteSeat(tx: Tx, companyCode: string, seatId: string): Promise<void> {
  const statement = sql`delete from seats where company_code = ${companyCode} and seat_id = ${seatId}::uuid returning *`;
  await softDelete(tx, rowOf(companyCode, seatId), { statement });
}

/** The floor that a deleted seat was on, which has to be held before the seat comes back. */
export async function floorOfDeleted(tx: Tx, companyCode: string, seatId: string): Promise<string | undefined> {
  const { rows } = await sql<{ floorId: string }>`
    select content -> 0 ->> 'floor_id' as "floorId" from deleted_rows
    where company_code = ${companyCode} and table_name = 'seats' and row_key = ${seatId}`.execute(tx);
  return rows[0]?.floorId;
}

export function restoreSeat(tx: Tx, { seatId, ...space }: FloorSpace & { readonly seatId: string }): Promise<Restored> {
  return restore(tx, rowOf(space.companyCode, seatId), hasSpace(space));
}

/** Gives a free seat to a person, whose row is locked; their own from before is freed. */
export async function giveSeat(
  tx: Tx,
  { companyCode, personId }: PersonKey,
  seatId: string,
): Promise<'given' | 'had' | 'taken' | { readonly movedFrom: string }> {
  const { rows: freed } = await sql<{ seatId: string }>`
    update seats set person_id = null
    where company_code = ${companyCode} and person_id = ${personId}::uuid and seat_id <> ${seatId}::uuid
    returning seat_id as "seatId"`.execute(tx);
  const { rows } = await sql<{ had: boolean }>`
    with seat as (
      select seat_id, person_id from seats where company_code = ${companyCode} and seat_id = ${seatId}::uuid for update)
    update seats s set person_id = ${personId}::uuid from seat
    where s.company_code = ${companyCode} and s.seat_id = seat.seat_id
      and (seat.person_id is null or seat.person_id = ${personId}::uuid)
    returning seat.person_id is not null as had`.execute(tx);
  const [given] = rows;
  if (!given) return 'taken';
  if (given.had) return 'had';
  const [before] = freed;
  return before ? { movedFrom: before.seatId } : 'given';
}

/** Frees the seat of a person, and answers which it was; undefined where they have none. */
export async function takeSeat(tx: Tx, { companyCode, personId }: PersonKey): Promise<string | undefined> {
  const { rows } = await sql<{ seatId: string }>`
    update seats set person_id = null where company_code = ${companyCode} and person_id = ${personId}::uuid
    returning seat_id as "seatId"`.execute(tx);
  return rows[0]?.seatId;
}

/** Counts the seat of a person. */
export function seatCountOf({ companyCode, personId }: PersonKey): RawBuilder<RowCount> {
  return sql<RowCount>`select count(*)::integer as count from seats
    where company_code = ${companyCode} and person_id = ${personId}::uuid`;
}

/** Reads what gives a person their seat again when they return, where it is free by then. */
export async function seatBackOf(tx: Tx, { companyCode, personId }: PersonKey): Promise<readonly EndedThing[]> {
  const { rows } = await sql<{ seatId: string; name: string; englishName: string }>`
    select s.seat_id as "seatId", l.name || ' ' || s.name as name,
      case when l.english_name = '' then '' else l.english_name || ' ' || s.name end as "englishName"
    from seats s join locations l on l.company_code = s.company_code and l.location_id = s.floor_id
    where s.company_code = ${companyCode} and s.person_id = ${personId}::uuid`.execute(tx);
  return rows.map(({ seatId, ...names }) => ({
    ...names,
    step: { name: 'assign-seat', input: { personId, seatId } },
  }));
}

/** Column of places in the list of people, on cards and in the chart. */
export const seatColumn: ListColumn<SeatMark | null> = {
  none: null,
  async valuesOf(tx, { companyCode, people }) {
    const ids = people.map(({ personId }) => personId);
    const { rows } = await sql<SeatMark & { personId: string }>`
      select s.person_id as "personId", s.seat_id as "seatId", s.name as "seatName", f.location_id as "floorId",
        f.name as "floorName", f.english_name as "englishFloorName", b.name as "buildingName",
        b.english_name as "englishBuildingName"
      from seats s
      join locations f on f.company_code = s.company_code and f.location_id = s.floor_id
      join locations b on b.company_code = f.company_code and b.location_id = f.building_id
      where s.company_code = ${companyCode} and s.person_id = any(${ids}::uuid[])`.execute(tx);
    return new Map(rows.map(({ personId, ...mark }) => [personId, mark]));
  },
};
