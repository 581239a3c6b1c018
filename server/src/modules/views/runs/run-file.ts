import type { Language } from '@madang/contract/kernel/languages.ts';
import { readsKorean } from '@madang/contract/kernel/languages.ts';
import type { NamedThing } from '@madang/contract/views/runs/routes.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { csvBeginning, csvLine } from '../../../kernel/files/csv.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { type RowFilter, selectRows, type ShownRow } from '../../../kernel/operations/stored/runs/read-run.ts';
import type { RunOf } from '../../../kernel/operations/stored/runs/runs.sql.ts';
import { type NameThing, readThingNames, refusalOf } from './present-runs.ts';

interface RunFile extends RunOf {
  readonly language: Language;
}

/** Rows that are read at a time, each portion in a transaction of its own. */
const portionRows = 1_000;

/** Writes the rows of a run with their input, result and reason as a file for spreadsheets, as its reader takes it. */
export async function* writeRunFile(kernel: Kernel, file: RunFile): AsyncGenerator<string> {
  const inputs = await inputColumns(kernel, file);
  const columns = columnsFor(kernel, file.language, inputs);
  yield csvBeginning + csvLine(columns.map(({ head }) => head));
  for await (const rows of portionsOf(kernel, file)) {
    const { companyCode } = file;
    const nameThing = await inCompany(kernel.db, companyCode, (tx) =>
      readThingNames(
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

/** Reads which inputs the rows have, in the order of their first row: rows need not have the same. */
async function inputColumns(kernel: Kernel, run: RunOf): Promise<readonly string[]> {
  const found = new Set<string>();
  for await (const rows of portionsOf(kernel, run)) {
    for (const { input } of rows) for (const name of flat(input).keys()) found.add(name);
  }
  return [...found];
}

/** Puts the values of an input side by side, each named by its path. */
function flat(input: unknown, path = ''): ReadonlyMap<string, string> {
  if (input === null || input === undefined) return new Map();
  if (typeof input !== 'object' || Array.isArray(input)) {
    return new Map([[path, typeof input === 'string' ? input : JSON.stringify(input)]]);
  }
  return new Map(
    Object.entries(input).flatMap(([name, value]) => [...flat(value, path === '' ? name : `${path}.${name}`)]),
  );
}

interface Column {
  readonly head: string;
  readonly valueOf: (row: ShownRow, nameThing: NameThing) => string;
}

function columnsFor({ translator }: Kernel, language: Language, inputs: readonly string[]): readonly Column[] {
  const word = (key: string) => translator.text(language, `runFile.${key}`);
  const label = (path: string) => {
    const key = `fields.${path.split('.').at(-1)}`;
    return translator.has(language, key) ? translator.text(language, key) : path;
  };
  const nameIn = ({ name, englishName }: NamedThing) => (readsKorean(language) ? name : englishName || name);
  const reasonOf = (row: ShownRow) => {
    const refusal = refusalOf(row);
    if (refusal === null) return '';
    const { code, params, fields } = refusal;
    if (fields.length === 0) return translator.errorText(language, code, params);
    return fields.map((field) => translator.errorText(language, field.code, field.params, field.path)).join(' ');
  };
  return [
    { head: word('number'), valueOf: ({ rowNumber }) => String(rowNumber) },
    { head: word('item'), valueOf: ({ target }, nameThing) => (target ? nameIn(nameThing(target)) : '') },
    { head: word('itemId'), valueOf: ({ target }) => target?.id ?? '' },
    ...inputs.map((path) => ({ head: label(path), valueOf: ({ input }: ShownRow) => flat(input).get(path) ?? '' })),
    { head: word('state'), valueOf: ({ state }) => word(`states.${state}`) },
    { head: word('code'), valueOf: (row) => row.code ?? '' },
    { head: word('reason'), valueOf: reasonOf },
  ];
}
