import { importLimits } from '@madang/contract/joining/imports/limits.ts';
import { refuse, Refusal } from '@madang/contract/refuse.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { readTable } from '../../../kernel/tables/read-table.ts';
import type { Table, TableOptions, TableRow } from '../../../kernel/tables/table.ts';
import { TableFault } from '../../../kernel/tables/table-fault.ts';
import { openFile } from './stored/files.ts';
import type { ImportReading, StoredImport } from './stored/import-state.ts';
import { stepImport, stillAt } from './stored/imports.sql.ts';
import { importKindsOf } from './kinds-offered.ts';
import { likelyKind, recognise } from './recognise.ts';
import { rememberedItems } from './stored/remembered.sql.ts';
import { deleteRows, insertRows } from './stored/rows.sql.ts';
import { openImport, sealImport, sealRow } from './stored/sealed.ts';
import { takeWork, type Work } from './work.ts';

const portionRows = 1_000;

/** Refusal of a whole file, by what its reader found. */
function refusalOf({ code, line = 0, column = 0, detail = '' }: TableFault, selected: number | null): Refusal {
  switch (code) {
    case 'FILE_EMPTY':
      return refuse('MB901');
    case 'TOO_MANY_ROWS':
      return refuse('MB902', { 0: importLimits.rows });
    case 'ITEM_COUNT':
      return refuse('MB904', { 0: selected ?? 0, 1: Number(detail) || 0 });
    case 'NO_DELIMITER':
      return refuse('MB905', { 0: line });
    case 'NOT_A_TABLE':
      return refuse('MB908');
    case 'ENCODING_WRONG':
      return refuse('MB909');
    case 'HEADER_REPEATED':
      return refuse('MB911');
    case 'FILE_TOO_LARGE':
      return refuse('MB928', { 0: importLimits.fileBytes / 1_000_000 });
    case 'CELL_TOO_LONG':
      return refuse('MB932', { 0: line, 1: column });
    case 'TOO_MANY_COLUMNS':
      return refuse('MB933', { 0: importLimits.columns });
    case 'DTD_REFUSED':
    case 'FILE_BROKEN':
    case 'NOT_WRITABLE':
    case 'NUL_FOUND':
    case 'QUOTE_MISPLACED':
    case 'QUOTE_NOT_CLOSED':
    case 'SHEET_UNKNOWN':
    case 'TOO_MANY_PARTS':
    case 'UNPACKED_TOO_LARGE':
    default:
      return refuse('MB930');
  }
}

function optionsOf(
  reading: ImportReading | undefined,
  { source, selectedCount }: StoredImport,
  language: Language,
): TableOptions {
  const bounds = { rows: importLimits.rows };
  const asked = { language, bounds, ...(selectedCount === null ? {} : { itemCount: selectedCount }) };
  if (reading) {
    const { encoding, delimiter, sheet, headerLine, format } = reading;
    return {
      ...asked,
      headerLine,
      ...(encoding === '' ? {} : { encoding }),
      ...(delimiter === '' ? {} : { delimiter }),
      ...(sheet === '' ? {} : { sheet }),
      ...(format === 'xlsx' ? { format } : {}),
    };
  }
  return source === 'pasted' ? { ...asked, encoding: 'utf-8' } : asked;
}

function readingOf(table: Table): ImportReading {
  const { format, encoding = '', delimiter = '', sheets, sheet = '', headerLine } = table;
  return { format, encoding, delimiter, sheets, sheet, headerLine };
}

/** Reads the file of an import into rows, and finds out what its columns are. */
export async function readRows(kernel: Kernel, payload: unknown): Promise<void> {
  const { companyCode } = payload as Work;
  const taken = await inCompany(kernel.db, companyCode, (tx) => takeWork(tx, 'reading', payload as Work));
  if (!taken) return;
  const { work, found } = taken;
  try {
    const source = await openFile(kernel, work);
    if (!source) throw refuse('MB930');
    const reading = openImport(kernel.keyring, work.importId, 'reading', found.reading);
    await using table = await readTable(source, optionsOf(reading, found, work.language));
    await keepRows(kernel, work, found, table);
  } catch (error) {
    const refusal = error instanceof TableFault ? refusalOf(error, found.selectedCount) : error;
    if (!(refusal instanceof Refusal)) throw error;
    const { code, params } = refusal;
    await inCompany(kernel.db, work.companyCode, (tx) =>
      stepImport(tx, work, {
        from: ['reading'],
        to: 'failed',
        attempt: work.attempt,
        set: { refusal: JSON.stringify({ code, params }) },
      }),
    );
  }
}

async function keepRows(
  kernel: Kernel,
  work: Work,
  { kind, selectedCount, personId }: StoredImport,
  table: Table,
): Promise<void> {
  const { header, sample } = table;
  const width = header.length || Math.max(0, ...sample.map(({ cells }) => cells.length));
  if (selectedCount !== null && width !== selectedCount) throw refuse('MB904', { 0: selectedCount, 1: width });
  const isMine = await inCompany(kernel.db, work.companyCode, async (tx) => {
    const still = await stillAt(tx, work);
    if (still) await deleteRows(tx, work);
    return still;
  });
  if (!isMine) return;
  let total = 0;
  let portion: TableRow[] = [];
  const store = async () => {
    const rows = portion.map(({ line, cells, fault }) => ({
      line,
      fault,
      cells: sealRow(kernel.keyring, { importId: work.importId, line }, 'cells', cells),
    }));
    total += rows.length;
    portion = [];
    return inCompany(kernel.db, work.companyCode, async (tx) => {
      const still = await stillAt(tx, work, { total });
      if (still) await insertRows(tx, work, rows);
      return still;
    });
  };
  for await (const row of table.rows) {
    portion.push(row);
    if (portion.length === portionRows && !(await store())) return;
  }
  if (portion.length > 0 && !(await store())) return;
  if (total === 0) throw refuse('MB901');
  await proposeColumns(kernel, work, { kind, personId }, { table, width, total });
}

interface StoredRows {
  readonly table: Table;
  /** Columns of the file. */
  readonly width: number;
  /** Rows of the file. */
  readonly total: number;
}

/** Writes the kind and the items that the columns are taken for, to be chosen otherwise by the person. */
async function proposeColumns(
  kernel: Kernel,
  work: Work,
  { kind, personId }: Pick<StoredImport, 'kind' | 'personId'>,
  { table, width, total }: StoredRows,
): Promise<void> {
  const { header, sample } = table;
  await inCompany(kernel.db, work.companyCode, async (tx) => {
    const headings = Array.from({ length: width }, (_, at) => header[at] ?? '');
    const cells = sample.map((row) => row.cells);
    const kinds = importKindsOf(kernel);
    const named = kinds.find((each) => each.kind === kind);
    const guess = named ?? likelyKind(kernel, kinds, { headings, sample: cells, remembered: new Map() });
    if (!guess) return;
    const remembered = await rememberedItems(tx, kernel.keyring, { ...work, personId, kind: guess.kind, headings });
    const columns = recognise(kernel, guess, { headings, sample: cells, remembered });
    await stepImport(tx, work, {
      from: ['reading'],
      to: 'read',
      attempt: work.attempt,
      set: {
        kind: guess.kind,
        total,
        columns: columns.map(({ column }) => column),
        found_by: columns.map(({ by }) => by),
        headings: sealImport(kernel.keyring, work.importId, 'headings', headings),
        reading: sealImport(kernel.keyring, work.importId, 'reading', readingOf(table)),
      },
    });
  });
}
