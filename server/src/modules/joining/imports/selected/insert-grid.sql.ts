import { sql } from 'kysely';
import type { Tx } from '../../../../kernel/db/database.ts';
import type { ImportKey } from '../stored/import-state.ts';
import { isUntouched } from '../stored/imports.sql.ts';

interface NewGrid extends ImportKey {
  readonly personId: string;
  readonly kind: string;
  readonly headings: Buffer;
  readonly columns: readonly string[];
  readonly total: number;
}

/** Stores an import of chosen people in which nothing is edited yet. */
export async function insertGrid(tx: Tx, grid: NewGrid): Promise<void> {
  const { companyCode, importId, personId, kind, headings, columns, total } = grid;
  await sql`insert into imports (company_code, import_id, person_id, kind, source, headings, columns, found_by, state,
      total, checked_count, left_count)
    values (${companyCode}, ${importId}, ${personId}, ${kind}, 'selection', ${headings}, ${columns},
      ${columns.map(() => 'heading')}, 'checked', ${total}, ${total}, ${total})`.execute(tx);
}

interface NewGridRow {
  readonly line: number;
  readonly personId: string;
  readonly cells: Buffer;
  readonly origin: Buffer;
  readonly finding: Buffer;
}

export async function insertGridRows(
  tx: Tx,
  { companyCode, importId }: ImportKey,
  rows: readonly NewGridRow[],
): Promise<void> {
  const values = [
    sql`${rows.map(({ line }) => line)}::integer[]`,
    sql`${rows.map(({ cells }) => cells)}::bytea[]`,
    sql`${rows.map(({ origin }) => origin)}::bytea[]`,
    sql`${rows.map(({ finding }) => finding)}::bytea[]`,
    sql`${rows.map(({ personId }) => personId)}::text[]`,
  ];
  await sql`insert into import_rows (company_code, import_id, mark, line, cells, origin, finding, target_id)
    select ${companyCode}, ${importId}, 'left', r.* from unnest(${sql.join(values)}) r`.execute(tx);
}

/** Takes grids away that a person opened an hour ago or earlier and left as they were. */
export async function deleteUntouchedGrids(tx: Tx, companyCode: string, personId: string): Promise<void> {
  await sql`delete from imports where company_code = ${companyCode} and person_id = ${personId} and ${isUntouched}
    and seen_at < app_now() - interval '1 hour'`.execute(tx);
}
