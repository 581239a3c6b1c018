import { emblemImageAddress, type EmblemMark } from '@madang/contract/people/emblems/marks.ts';
import type { EmblemRow } from '@madang/contract/people/emblems/routes.ts';
import type { EmblemBefore, EmblemWords } from '@madang/contract/people/emblems/rules.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import { matchesExpected } from '../../../kernel/rows/matches-expected.ts';
import { namedRows, untranslatedRows } from '../../../kernel/rows/named-rows.ts';
import { restore, type Restored, softDelete } from '../../../kernel/undo/deleted-rows.ts';
import type { NamedFiles } from '../../../platform/backup/verify-installation.ts';

const emblemNames = {
  table: 'emblems',
  id: 'emblem_id',
  name: 'name',
  englishName: 'english_name',
};
/** Names of emblems. */
export const emblemNamesOf = namedRows(emblemNames);
export const untranslatedEmblemsOf = untranslatedRows(emblemNames);

export interface StoredEmblem extends Omit<EmblemRow, 'imageAddress'> {
  readonly imageId: string;
}

/** The company's emblems by name with how many people hold each, as a query that others may send together with theirs. */
export function emblemsOf(companyCode: string): RawBuilder<StoredEmblem> {
  return sql<StoredEmblem>`
    select e.emblem_id as "emblemId", e.name as "emblemName", e.english_name as "englishEmblemName",
      e.description as "emblemDescription", e.english_description as "englishEmblemDescription",
      e.image_id as "imageId", coalesce(held.count, 0) as "holderCount"
    from emblems e
    left join (
      select emblem_id, count(*)::integer as count from emblem_grants
      where company_code = ${companyCode} group by emblem_id) held on held.emblem_id = e.emblem_id
    where e.company_code = ${companyCode} order by e.name, e.emblem_id`;
}

/** An emblem's name and description; no row where the company has no such one. */
export function emblemOf(companyCode: string, id: string): RawBuilder<StoredMark> {
  return sql<StoredMark>`
    select emblem_id as "emblemId", name as "emblemName", english_name as "englishEmblemName", image_id as "imageId"
    from emblems where company_code = ${companyCode} and emblem_id = ${id}::uuid`;
}

export interface StoredMark extends Omit<EmblemMark, 'imageAddress'> {
  readonly imageId: string;
}

/** An emblem as answers have it, with the address of its picture. */
export function presentEmblem<Row extends { readonly emblemId: string; readonly imageId: string }>({
  imageId,
  ...row
}: Row): Omit<Row, 'imageId'> & { readonly imageAddress: string } {
  return { ...row, imageAddress: emblemImageAddress(row.emblemId, imageId) };
}

/** Undefined where the company has `limit` already; its row is locked, so that the count holds until the commit. */
export async function insertEmblem(
  tx: Tx,
  companyCode: string,
  { given, imageId, limit }: { readonly given: EmblemWords; readonly imageId: string; readonly limit: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into emblems (company_code, name, english_name, description, english_description, image_id)
    select ${companyCode}, ${given.emblemName}, ${given.englishEmblemName}, ${given.emblemDescription},
      ${given.englishEmblemDescription}, ${imageId}::uuid
    where ${hasSpace(companyCode, limit)}
    returning emblem_id as id`.execute(tx);
  return rows[0]?.id;
}

function hasSpace(companyCode: string, limit: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`(select count(*) from emblems where company_code = ${companyCode}) < ${limit}`;
}

/** Asks if the company has so many emblems. */
export async function isFull(tx: Tx, companyCode: string, limit: number): Promise<boolean> {
  const { rows } = await sql<{ hasSpace: SqlBool }>`select ${hasSpace(companyCode, limit)} as "hasSpace"`.execute(tx);
  return rows[0]?.hasSpace !== true;
}

/** Asks if the company has an emblem. */
export async function isEmblem(tx: Tx, companyCode: string, id: string): Promise<boolean> {
  return (await emblemOf(companyCode, id).execute(tx)).rows.length > 0;
}

/** Locks it against a second change and new grants, and answers its picture; undefined where the company has no such one. */
export async function lockEmblem(tx: Tx, companyCode: string, id: string): Promise<{ imageId: string } | undefined> {
  const row = await tx
    .selectFrom('emblems')
    .select('image_id')
    .where('company_code', '=', companyCode)
    .where('emblem_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && { imageId: row.image_id };
}

/** False where it is another by now than the caller saw. */
export async function updateEmblem(
  tx: Tx,
  companyCode: string,
  id: string,
  change: { readonly given: EmblemWords; readonly imageId: string; readonly expected: EmblemBefore | undefined },
): Promise<boolean> {
  const wanted = { ...wordsOf(change.given), image_id: change.imageId };
  const { numUpdatedRows } = await tx
    .updateTable('emblems')
    .set(wanted)
    .where('company_code', '=', companyCode)
    .where('emblem_id', '=', id)
    .where(matchesExpected(change.expected && columnsOf(change.expected), wanted))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function columnsOf({ imageAddress, ...words }: EmblemBefore) {
  return { ...wordsOf(words), image_id: imageAddress.slice(imageAddress.lastIndexOf('=') + 1) };
}

function wordsOf(words: EmblemWords) {
  return {
    name: words.emblemName,
    english_name: words.englishEmblemName,
    description: words.emblemDescription,
    english_description: words.englishEmblemDescription,
  };
}

/** Tables whose rows are deleted and restored with an emblem. */
const children = [{ table: 'emblem_grants', parentColumn: 'emblem_id' }];

function rowOf(companyCode: string, id: string) {
  return { companyCode, table: 'emblems', keyColumn: 'emblem_id', key: id, children } as const;
}

/** Its picture stays as long as the emblem can be brought back. The caller has locked it. */
export async function deleteEmblem(
  tx: Tx,
  companyCode: string,
  { emblemId, imageId }: { readonly emblemId: string; readonly imageId: string },
): Promise<void> {
  const statement = sql`
    delete from emblems where company_code = ${companyCode} and emblem_id = ${emblemId}::uuid returning *`;
  await softDelete(tx, rowOf(companyCode, emblemId), { statement, fileId: imageId });
}

/** Brings a deleted one back to its holders, unless the company or one of them has as many as one may. */
export async function restoreEmblem(
  tx: Tx,
  companyCode: string,
  { id, limits }: { readonly id: string; readonly limits: { readonly emblems: number; readonly perPerson: number } },
): Promise<Restored> {
  const fitsAll = sql<SqlBool>`${hasSpace(companyCode, limits.emblems)} and not exists (
    select from jsonb_to_recordset(kept.children -> 'emblem_grants') held (person_id uuid)
    where (
      select count(*) from emblem_grants g
      where g.company_code = ${companyCode} and g.person_id = held.person_id) >= ${limits.perPerson})`;
  return restore(tx, rowOf(companyCode, id), fitsAll);
}

/** The pictures of a company's emblems. */
export const emblemFilesOf: NamedFiles = async (tx) => {
  const rows = await tx.selectFrom('emblems').select('image_id').execute();
  return rows.map(({ image_id: fileId }) => ({ fileId, what: 'picture of an emblem' }));
};
