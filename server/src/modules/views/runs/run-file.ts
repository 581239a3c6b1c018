import type { Language } from '@madang/contract/kernel/languages.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { csvBeginning, csvLine } from '../../../kernel/files/csv.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { type RowFilter, selectRows, type ShownRow } from '../../../kernel/operations/stored/runs/read-run.ts';
import type { RunOf } from '../../../kernel/operations/stored/runs/runs.sql.ts';
import { columnsFor, type FiledRun } from './file-columns.ts';
import { flat } from './flat-input.ts';
import { readNamesIn } from './present-runs.ts';

type RunFile = RunOf & FiledRun;

/** Rows that are read at a time, each portion in a transaction of its own. */
const portionRows = 1_000;

/** Writes the rows of a run with their input, result and reason as a file for spreadsheets, as its reader takes it. */
export async function* writeRunFile(kernel: Kernel, file: RunFile): AsyncGenerator<string> {
  const inputs = await inputColumns(kernel, file);
  const columns = columnsFor(kernel, file, inputs);
  yield csvBeginning + csvLine(columns.map(({ head }) => head));
  for await (const rows of portionsOf(kernel, file)) {
    const { companyCode } = file;
    const nameThing = await inCompany(kernel.db, companyCode, (tx) =>
      readNamesIn(
        tx,
        kernel,
        companyCode,
        rows.map(({ target }) => target),
      ),
    );
    yield rows.map((row) => csvLine(columns.map(({ valueOf }) => valueOf(row, nameThing)))).join('');
  }
}

export function runFileName(
  { translator }: Kernel,
  { language, timeZone }: { language: Language; timeZone: string },
): string {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date());
  return `${translator.text(language, 'runFile.name')} ${day}.csv`;
}

/** Reads the rows of a run a portion at a time. */
async function* portionsOf(kernel: Kernel, run: RunOf): AsyncGenerator<readonly ShownRow[]> {
  for (let after: number | undefined = 0; after !== undefined;) {
    const filter: RowFilter = { after, limit: portionRows };
    const rows: readonly ShownRow[] = await inCompany(kernel.db, run.companyCode, (tx) =>
      selectRows(tx, kernel.keyring, run, filter),
    );
    yield rows;
    after = rows.length === portionRows ? rows.at(-1)?.rowNumber : undefined;
  }
}

/** Reads which inputs the rows have, in the order of their first row, but for those that repeat the item of each row. */
async function inputColumns(kernel: Kernel, run: RunOf): Promise<readonly string[]> {
  const found = new Set<string>();
  const others = new Set<string>();
  for await (const rows of portionsOf(kernel, run)) {
    for (const { input, target } of rows) {
      for (const [path, value] of flat(input)) {
        found.add(path);
        if (value !== target?.id) others.add(path);
      }
    }
  }
  return [...found].filter((path) => others.has(path));
}
