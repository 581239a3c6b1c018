import type { ImportMark } from '@madang/contract/joining/imports/kinds.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../../kernel/db/database.ts';
import type { ImportKey, StoredRow } from './import-state.ts';

const columns = sql`line, cells, origin, is_edited as "isEdited", fault, mark, code, depth, finding, target_id as "aboutId", run_row as "runRow"`;

export async function insertRows(
  tx: Tx,
  { companyCode, importId }: ImportKey,
  rows: readonly { readonly line: number; readonly cells: Buffer; readonly fault: string | undefined }[],
): Promise<void> {
  await sql`insert into import_rows (company_code, import_id, line, cells, fault)
    select ${companyCode}, ${importId}, r.* from unnest(${rows.map(({ line }) => line)}::integer[],
      ${rows.map(({ cells }) => cells)}::bytea[], ${rows.map(({ fault }) => fault ?? null)}::text[]) r`.execute(tx);
}

export async function deleteRows(tx: Tx, { companyCode, importId }: ImportKey): Promise<void> {
  await sql`delete from import_rows where company_code = ${companyCode} and import_id = ${importId}`.execute(tx);
}

export interface RowPage {
  readonly after: number;
  readonly limit: number;
  readonly mark?: ImportMark | undefined;
  readonly code?: string | undefined;
}

/** Reads rows in the order of the file. */
export async function selectRows(
  tx: Tx,
  { companyCode, importId }: ImportKey,
  { after, limit, mark, code }: RowPage,
): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`select ${columns} from import_rows
    where company_code = ${companyCode} and import_id = ${importId} and line > ${after}
      and (${mark ?? null}::text is null or mark = ${mark ?? null})
      and (${code ?? null}::text is null or code = ${code ?? null})
    order by line limit ${limit}`.execute(tx);
  return rows;
}

/** Reads the rows that are applied, those behind others last. */
export async function selectRowsToApply(
  tx: Tx,
  { companyCode, importId }: ImportKey,
  { depth, line, limit }: { readonly depth: number; readonly line: number; readonly limit: number },
): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`select ${columns} from import_rows
    where company_code = ${companyCode} and import_id = ${importId} and mark in ('new', 'changed')
      and (depth, line) > (${depth}, ${line}) order by depth, line limit ${limit}`.execute(tx);
  return rows;
}

export async function selectLines(
  tx: Tx,
  { companyCode, importId }: ImportKey,
  lines: readonly number[],
): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`select ${columns} from import_rows
    where company_code = ${companyCode} and import_id = ${importId} and line = any(${lines}::integer[])
    order by line for no key update`.execute(tx);
  return rows;
}

export async function updateCells(
  tx: Tx,
  { companyCode, importId }: ImportKey,
  rows: readonly { readonly line: number; readonly cells: Buffer }[],
): Promise<void> {
  await sql`update import_rows w set cells = r.cells, is_edited = true, fault = null
    from unnest(${rows.map(({ line }) => line)}::integer[], ${rows.map(({ cells }) => cells)}::bytea[]) r (line, cells)
    where w.company_code = ${companyCode} and w.import_id = ${importId} and w.line = r.line`.execute(tx);
}

export interface FoundRow {
  readonly line: number;
  readonly mark: ImportMark;
  readonly code: string | null;
  readonly depth: number;
  readonly finding: Buffer;
  readonly aboutId: string | null;
}

/** Writes what a dry run found of rows. */
export async function writeFindings(
  tx: Tx,
  { companyCode, importId }: ImportKey,
  rows: readonly FoundRow[],
): Promise<void> {
  const found = [
    sql`${rows.map(({ line }) => line)}::integer[]`,
    sql`${rows.map(({ mark }) => mark)}::text[]`,
    sql`${rows.map(({ code }) => code)}::text[]`,
    sql`${rows.map(({ depth }) => depth)}::integer[]`,
    sql`${rows.map(({ finding }) => finding)}::bytea[]`,
    sql`${rows.map(({ aboutId }) => aboutId)}::text[]`,
  ];
  await sql`update import_rows w set mark = r.mark, code = r.code, depth = r.depth, finding = r.finding,
      target_id = r.target_id, run_row = null
    from unnest(${sql.join(found)}) r (line, mark, code, depth, finding, target_id)
    where w.company_code = ${companyCode} and w.import_id = ${importId} and w.line = r.line`.execute(tx);
}

/** Refuses rows that the changes themselves refuse. */
export async function writeRefusals(
  tx: Tx,
  { companyCode, importId }: ImportKey,
  rows: readonly { readonly line: number; readonly code: string; readonly finding: Buffer }[],
): Promise<void> {
  await sql`update import_rows w set mark = 'refused', code = r.code, finding = r.finding
    from unnest(${rows.map(({ line }) => line)}::integer[], ${rows.map(({ code }) => code)}::text[],
      ${rows.map(({ finding }) => finding)}::bytea[]) r (line, code, finding)
    where w.company_code = ${companyCode} and w.import_id = ${importId} and w.line = r.line`.execute(tx);
}

export async function countMarks(
  tx: Tx,
  { companyCode, importId }: ImportKey,
): Promise<Readonly<Partial<Record<ImportMark, number>>>> {
  const { rows } = await sql<{
    mark: ImportMark;
    count: number;
  }>`select mark, count(*)::integer as count from import_rows
    where company_code = ${companyCode} and import_id = ${importId} and mark is not null group by mark`.execute(tx);
  return Object.fromEntries(rows.map(({ mark, count }) => [mark, count]));
}

export async function countCodes(
  tx: Tx,
  { companyCode, importId }: ImportKey,
): Promise<{ readonly code: string; readonly count: number }[]> {
  const { rows } = await sql<{ code: string; count: number }>`select code, count(*)::integer as count from import_rows
    where company_code = ${companyCode} and import_id = ${importId} and code is not null
    group by code order by 2 desc, 1`.execute(tx);
  return rows;
}

/** Notes the row of the run that carries each line out. */
export async function writeRunRows(
  tx: Tx,
  { companyCode, importId }: ImportKey,
  rows: readonly { readonly line: number; readonly runRow: number }[],
): Promise<void> {
  await sql`update import_rows w set run_row = r.run_row
    from unnest(${rows.map(({ line }) => line)}::integer[], ${rows.map(({ runRow }) => runRow)}::integer[]) r (line, run_row)
    where w.company_code = ${companyCode} and w.import_id = ${importId} and w.line = r.line`.execute(tx);
}

/** Takes a person out of the rows of files. */
export async function deleteRowsOf(tx: Tx, companyCode: string, personId: string): Promise<void> {
  await sql`delete from import_rows where company_code = ${companyCode} and target_id = ${personId}`.execute(tx);
}
