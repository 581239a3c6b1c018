import { refuse } from '@madang/contract/refuse.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { inCompany, type Tx } from '../db/database.ts';
import { enqueueJob } from '../jobs/enqueue-job.ts';
import type { Kernel } from '../kernel.ts';

export const purgeDeletedTask = 'forget-deleted-row';
/** The offer to undo stands for seconds, and longer where someone rests on it or was slow to be answered. */
export const undoMinutes = 10;

/** A row of a company's table, by the column that is its key within the company. */
export interface RowOfTable {
  readonly companyCode: string;
  readonly table: string;
  readonly keyColumn: string;
  readonly key: string;
  /** Tables whose rows are deleted and restored with it. */
  readonly children?: readonly ChildTable[];
}

/** A table with a column that names the parent row within the company. */
export interface ChildTable {
  readonly table: string;
  readonly parentColumn: string;
}

interface Deletion {
  /** Deletes the row and what goes with it in its table, and returns all of their columns. */
  readonly statement: RawBuilder<unknown>;
  /** A file that goes with them, once they cannot come back any more. */
  readonly fileId?: string | null;
}

/** Deletes a row and its children and keeps them for `restore`; false where there was none. Throws where a foreign key would lose others. */
export async function softDelete(tx: Tx, row: RowOfTable, { statement, fileId = null }: Deletion): Promise<boolean> {
  const { companyCode, table, key, children = [] } = row;
  // No child can be added from here on, so the deletion sees all of them.
  if (children.length > 0) await lockRow(tx, row);
  const deletions = children.map(
    (child, index) => sql`, ${childName(index)} as (
      delete from ${sql.table(child.table)}
      where company_code = ${companyCode} and ${sql.ref(child.parentColumn)} = ${key} returning *)`,
  );
  const lists = children.map(
    (child, index) =>
      sql`${child.table}::text, (select coalesce(jsonb_agg(to_jsonb(c)), '[]') from ${childName(index)} c)`,
  );
  const { rows } = await sql<{ isKept: boolean; lost: string[] | null }>`
    with gone as (${statement})${sql.join(deletions, sql``)},
    kept as (
      insert into deleted_rows (company_code, table_name, row_key, content, file_id, children)
      select ${companyCode}, ${table}, ${key}, jsonb_agg(to_jsonb(gone)), ${fileId}::uuid,
        ${children.length === 0 ? null : sql`jsonb_build_object(${sql.join(lists)})`}
      from gone having count(*) > 0 returning 1)
    select exists (select from kept) as "isKept", (${lostTables([table, ...children.map((child) => child.table)])}) as lost`.execute(
    tx,
  );
  const { isKept = false, lost = null } = rows[0] ?? {};
  if (lost) throw new Error(`the undo of a deletion from ${table} would lose rows of ${lost.join(', ')}`);
  if (!isKept) return false;
  // A second later than the statement asks for, so that the job does not come too early.
  await enqueueJob(tx, purgeDeletedTask, { companyCode, table, key }, { seconds: undoMinutes * 60 + 1 });
  return true;
}

async function lockRow(tx: Tx, { companyCode, table, keyColumn, key }: RowOfTable): Promise<void> {
  await sql`
    select from ${sql.table(table)} where company_code = ${companyCode} and ${sql.ref(keyColumn)} = ${key} for update`.execute(
    tx,
  );
}

function childName(index: number): RawBuilder<unknown> {
  return sql.ref(`child_${index}`);
}

/** Tables beside these whose rows a foreign key deletes or changes with theirs. */
function lostTables(known: readonly string[]): RawBuilder<unknown> {
  return sql`
    with known as (select name::regclass as oid from unnest(${known}::text[]) name)
    select array_agg(distinct conrelid::regclass::text) from pg_constraint
    where contype = 'f' and confdeltype in ('c', 'n', 'd')
      and confrelid in (select oid from known) and conrelid not in (select oid from known)`;
}

export type Restored = 'back' | 'stood' | 'noSpace';

/**
 * Restores a deleted row with its children if `hasSpace`. Existing rows stay; unknown ones are refused. The caller has
 * locked the company.
 */
export async function restore(
  tx: Tx,
  { companyCode, table, keyColumn, key, children = [] }: RowOfTable,
  hasSpace: RawBuilder<SqlBool>,
): Promise<Restored> {
  const backs = children.map(
    (child, index) => sql`, ${childName(index)} as (
      insert into ${sql.table(child.table)}
      select c.* from kept, jsonb_populate_recordset(null::${sql.table(child.table)}, kept.children -> ${child.table}::text) c
      where exists (select from made))`,
  );
  const { rows } = await sql<{ isKept: boolean; created: boolean; stands: boolean }>`
    with kept as (
      delete from deleted_rows where company_code = ${companyCode} and table_name = ${table} and row_key = ${key}
        and deleted_at > app_now() - make_interval(mins => ${undoMinutes}) returning content, children),
    made as (
      insert into ${sql.table(table)}
      select r.* from kept, jsonb_populate_recordset(null::${sql.table(table)}, kept.content) r
      where ${hasSpace} returning 1)${sql.join(backs, sql``)}
    select exists (select from kept) as "isKept", exists (select from made) as "created",
      exists (select from ${sql.table(table)}
        where company_code = ${companyCode} and ${sql.ref(keyColumn)}::text = ${key}) as stands`.execute(tx);
  const [found] = rows;
  if (found?.isKept) return found.created ? 'back' : 'noSpace';
  if (found?.stands) return 'stood';
  throw refuse('CO404');
}

/** Restores a row's place in its order, moving later rows by one if it is taken. `among`: the rows of that order. */
export async function restoreOrder(
  tx: Tx,
  { companyCode, table, keyColumn, key }: RowOfTable,
  among: RawBuilder<SqlBool> = sql<SqlBool>`true`,
): Promise<void> {
  const [place, id] = [sql.table(table), sql.ref(keyColumn)];
  await sql`
    with ordered as (select ${id} as id, sort_order from ${place} where company_code = ${companyCode} and ${among}),
    back as (select id, sort_order from ordered where id::text = ${key}),
    behind as (
      select o.id from ordered o join back b on o.id <> b.id and o.sort_order >= b.sort_order
      where exists (select from ordered t where t.id <> b.id and t.sort_order = b.sort_order))
    update ${place} p set sort_order = p.sort_order + 1 from behind
    where p.company_code = ${companyCode} and p.${id} = behind.id`.execute(tx);
}

/** Deletes rows that can no longer be restored, with their files. */
export async function purgeDeleted({ db, files }: Pick<Kernel, 'db' | 'files'>, payload: unknown): Promise<void> {
  const { companyCode, table, key } = payload as Omit<RowOfTable, 'keyColumn'>;
  await inCompany(db, companyCode, async (tx) => {
    const { rows } = await sql<{ fileId: string | null }>`
      delete from deleted_rows where company_code = ${companyCode} and table_name = ${table} and row_key = ${key}
        and deleted_at <= app_now() - make_interval(mins => ${undoMinutes})
      returning file_id as "fileId"`.execute(tx);
    // Within the transaction: a file that cannot be taken away now is known to the next try.
    for (const { fileId } of rows) if (fileId !== null) await files.remove(companyCode, fileId);
  });
}
