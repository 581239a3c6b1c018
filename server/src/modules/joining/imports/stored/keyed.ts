import { sql } from 'kysely';
import { type KeyedColumns, sealedColumn } from '../../../../platform/keys/keyed-columns.ts';
import { fileAad, importAad, rowAad } from './sealed.ts';

const ofImport = (column: string) => sealedColumn('imports', column, ['import_id'], (id) => importAad(column, id));
const ofRow = (column: string) =>
  sealedColumn('import_rows', column, ['import_id', 'line'], (id, line) => rowAad(column, id, line));

/** Cells, findings and headings of imports, their files, and the hashes by which both are recognised. */
export const keyedImports: KeyedColumns = {
  sealed: [...['file_name', 'reading', 'headings', 'made'].map(ofImport), ...['cells', 'origin', 'finding'].map(ofRow)],
  indexes: [
    { table: 'imports', column: 'content_hash', renewed: 'passing' },
    { table: 'import_headings', column: 'heading_hash', renewed: 'passing' },
  ],
  files: async (tx) => {
    const { rows } = await sql<{
      importId: string;
    }>`select import_id as "importId" from imports where file_id is not null`.execute(tx);
    return rows.map(({ importId }) => ({
      fileId: importId,
      aad: fileAad({ importId }),
      hold: async (holding) => {
        const held =
          await sql`select from imports where import_id = ${importId} and file_id is not null for share`.execute(
            holding,
          );
        return held.rows.length > 0;
      },
    }));
  },
};
