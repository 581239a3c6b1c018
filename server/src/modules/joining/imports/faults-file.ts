import type { Language } from '@madang/contract/kernel/languages.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { csvBeginning, csvLine } from '../../../kernel/files/csv.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { ImportKey } from './stored/import-state.ts';
import { selectImport } from './stored/imports.sql.ts';
import { presentRows } from './present.ts';
import { selectRows } from './stored/rows.sql.ts';
import { openImport } from './stored/sealed.ts';

const portionRows = 500;

/** Writes the rows with a fault, with the columns of their file and the reasons behind them; corrected it is imported as it stands. */
export async function* writeFaults(
  kernel: Kernel,
  { language, ...key }: ImportKey & { readonly language: Language },
): AsyncGenerator<string> {
  const found = await inCompany(kernel.db, key.companyCode, (tx) => selectImport(tx, key));
  if (!found) return;
  const headings = openImport(kernel.keyring, key.importId, 'headings', found.headings) ?? [];
  yield csvBeginning + csvLine([...headings, kernel.translator.text(language, 'importFile.reason')]);
  for (let after = 0; ;) {
    const rows = await inCompany(kernel.db, key.companyCode, (tx) =>
      selectRows(tx, key, { mark: 'refused', after, limit: portionRows }),
    );
    const shown = presentRows(kernel, language, found, rows);
    yield shown
      .map(({ cells, issues }) =>
        csvLine([...headings.map((_, at) => cells[at] ?? ''), issues.map(({ message }) => message).join(' ')]),
      )
      .join('');
    const last = rows.at(-1);
    if (!last || rows.length < portionRows) return;
    after = last.line;
  }
}
