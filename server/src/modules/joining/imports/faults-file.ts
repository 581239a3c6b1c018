import type { Language } from '@madang/contract/kernel/languages.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { WrittenSheet } from '../../../kernel/tables/write/sheet-xml.ts';
import type { ImportKey, StoredImport } from './stored/import-state.ts';
import { selectImport } from './stored/imports.sql.ts';
import { presentRows } from './present.ts';
import { selectRows } from './stored/rows.sql.ts';
import { openImport } from './stored/sealed.ts';

const portionRows = 500;

interface FaultsFile extends ImportKey {
  readonly language: Language;
}

/** The rows with a fault, with the columns of their file and the reasons behind them; corrected they are imported as they stand. */
export async function faultsSheet(kernel: Kernel, file: FaultsFile): Promise<WrittenSheet> {
  const word = (key: string) => kernel.translator.text(file.language, `importFile.${key}`);
  const found = await inCompany(kernel.db, file.companyCode, (tx) => selectImport(tx, file));
  const headings = (found && openImport(kernel.keyring, file.importId, 'headings', found.headings)) ?? [];
  const rows = found ? faultyRows(kernel, file, found, headings.length) : [];
  return { name: word('name'), header: [...headings, word('reason')], rows };
}

async function* faultyRows(
  kernel: Kernel,
  file: FaultsFile,
  found: StoredImport,
  width: number,
): AsyncGenerator<readonly string[]> {
  for (let after = 0; ;) {
    const rows = await inCompany(kernel.db, file.companyCode, (tx) =>
      selectRows(tx, file, { mark: 'refused', after, limit: portionRows }),
    );
    for (const { cells, issues } of presentRows(kernel, file.language, found, rows)) {
      const own = Array.from({ length: width }, (_, at) => cells[at] ?? '');
      yield [...own, issues.map(({ message }) => message).join(' ')];
    }
    const last = rows.at(-1);
    if (!last || rows.length < portionRows) return;
    after = last.line;
  }
}
