import type { EmblemMark } from '@madang/contract/people/emblems/marks.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import type { RowCount } from '../../../kernel/lists/row-count.sql.ts';
import type { EndedThing, ListColumn } from '../../../platform/contributions.ts';
import { presentEmblem, type StoredMark } from './emblems.sql.ts';

interface GrantKey extends PersonKey {
  readonly emblemId: string;
}

/** `noSpace`: the person holds `limit` emblems; their row is locked, so that the count holds until the commit. */
export type Granted = 'granted' | 'held' | 'noSpace' | 'noEmblem';

/** Gives a person an emblem in one statement, whose key lock keeps the emblem from being deleted. */
export async function insertGrant(
  tx: Tx,
  { companyCode, personId, emblemId }: GrantKey,
  limit: number,
): Promise<Granted> {
  const { rows } = await sql<{ granted: boolean; held: boolean; exists: boolean }>`
    with emblem as (
      select emblem_id from emblems where company_code = ${companyCode} and emblem_id = ${emblemId}::uuid for key share),
    holding as (
      select emblem_id from emblem_grants where company_code = ${companyCode} and person_id = ${personId}::uuid),
    made as (
      insert into emblem_grants (company_code, person_id, emblem_id)
      select ${companyCode}, ${personId}::uuid, emblem_id from emblem
      where (select count(*) from holding) < ${limit} and emblem_id not in (select emblem_id from holding)
      returning 1)
    select exists (select from made) as granted, exists (select from emblem) as exists,
      exists (select from holding where emblem_id = ${emblemId}::uuid) as held`.execute(tx);
  const [found] = rows;
  if (found?.granted) return 'granted';
  if (!found?.exists) return 'noEmblem';
  return found.held ? 'held' : 'noSpace';
}

/** False where the person does not hold it. */
export async function deleteGrant(tx: Tx, { companyCode, personId, emblemId }: GrantKey): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('emblem_grants')
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .where('emblem_id', '=', emblemId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Counts the emblems of a person. */
export function emblemCountOf({ companyCode, personId }: PersonKey): RawBuilder<RowCount> {
  return sql<RowCount>`select count(*)::integer as count from emblem_grants
    where company_code = ${companyCode} and person_id = ${personId}::uuid`;
}

/** Reads what gives a person their emblems again when they return. */
export async function emblemsBackOf(tx: Tx, person: PersonKey): Promise<readonly EndedThing[]> {
  const { rows } = await heldBy(person).execute(tx);
  return rows.map(({ emblemId, emblemName: name, englishEmblemName: englishName }) => ({
    name,
    englishName,
    step: { name: 'grant-emblem', input: { personId: person.personId, emblemId } },
  }));
}

/** Takes every emblem of a person back: they leave. */
export async function deleteGrantsOf(tx: Tx, { companyCode, personId }: PersonKey): Promise<void> {
  await tx
    .deleteFrom('emblem_grants')
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .execute();
}

/** People who hold an emblem. */
export async function countHolders(tx: Tx, companyCode: string, emblemId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from emblem_grants
    where company_code = ${companyCode} and emblem_id = ${emblemId}::uuid`.execute(tx);
  return rows[0]?.count ?? 0;
}

export interface StoredHolder {
  readonly personId: string;
  readonly emblemId: string;
  readonly grantedAt: Date;
}

interface HoldersAsked {
  /** Undefined: of every emblem, by their names. */
  readonly emblemId: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Holders of one emblem or of all, those who got it last first. */
export async function selectHolders(
  tx: Tx,
  companyCode: string,
  { emblemId, offset, limit }: HoldersAsked,
): Promise<StoredHolder[]> {
  const { rows } = await sql<StoredHolder>`
    select g.person_id as "personId", g.emblem_id as "emblemId", g.granted_at as "grantedAt"
    from emblem_grants g join emblems e on e.company_code = g.company_code and e.emblem_id = g.emblem_id
    where g.company_code = ${companyCode} ${emblemId === undefined ? sql`` : sql`and g.emblem_id = ${emblemId}::uuid`}
    order by e.name, g.emblem_id, g.granted_at desc, g.person_id limit ${limit} offset ${offset}`.execute(tx);
  return rows;
}

export interface HeldEmblem extends StoredMark {
  readonly emblemDescription: string;
  readonly englishEmblemDescription: string;
  readonly grantedAt: Date;
}

/** Emblems that a person holds, the first that they got first. */
export function heldBy({ companyCode, personId }: PersonKey): RawBuilder<HeldEmblem> {
  return sql<HeldEmblem>`
    select e.emblem_id as "emblemId", e.name as "emblemName", e.english_name as "englishEmblemName",
      e.description as "emblemDescription", e.english_description as "englishEmblemDescription", e.image_id as "imageId",
      g.granted_at as "grantedAt"
    from emblem_grants g join emblems e on e.company_code = g.company_code and e.emblem_id = g.emblem_id
    where g.company_code = ${companyCode} and g.person_id = ${personId}::uuid order by g.granted_at, g.place`;
}

/** Column of emblems in the list of people, on cards and in the chart. */
export const emblemColumn: ListColumn<EmblemMark[]> = {
  none: [],
  async valuesOf(tx, { companyCode, people }) {
    const ids = people.map(({ personId }) => personId);
    const { rows } = await sql<StoredMark & { personId: string }>`
      select g.person_id as "personId", e.emblem_id as "emblemId", e.name as "emblemName",
        e.english_name as "englishEmblemName", e.image_id as "imageId"
      from emblem_grants g join emblems e on e.company_code = g.company_code and e.emblem_id = g.emblem_id
      where g.company_code = ${companyCode} and g.person_id = any(${ids}::uuid[])
      order by g.person_id, g.granted_at, g.place`.execute(tx);
    const held = new Map<string, EmblemMark[]>();
    for (const { personId, ...mark } of rows) {
      held.set(personId, [...(held.get(personId) ?? []), presentEmblem(mark)]);
    }
    return held;
  },
};
