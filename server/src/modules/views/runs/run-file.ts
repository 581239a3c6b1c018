import { inCompany } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { type RowFilter, selectRows, type ShownRow } from '../../../kernel/operations/stored/runs/read-run.ts';
import type { RunOf } from '../../../kernel/operations/stored/runs/runs.sql.ts';
import type { WrittenSheet } from '../../../kernel/tables/write/sheet-xml.ts';
import { columnsFor, type FiledRun } from './file-columns.ts';
import { flat } from './flat-input.ts';
import { readNamesIn } from './present-runs.ts';

type RunFile = RunOf & FiledRun;

/** Rows that are read at a time, each portion in a transaction of its own. */
const portionRows = 1_000;

/** The rows of a run with their input, result and reason, as its reader takes them. */
export async function runSheet(kernel: Kernel, file: RunFile): Promise<WrittenSheet> {
  const inputs = await inputColumns(kernel, file);
  const columns = columnsFor(kernel, file, inputs);
  const name = kernel.translator.text(file.language, 'runFile.name');
  return { name, header: columns.map(({ head }) => head), rows: writtenRows(kernel, file, columns) };
}

async function* writtenRows(
  kernel: Kernel,
  file: RunFile,
  columns: ReturnType<typeof columnsFor>,
): AsyncGenerator<readonly string[]> {
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
    yield* rows.map((row) => columns.map(({ valueOf }) => valueOf(row, nameThing)));
  }
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
