import { setImmediate } from 'node:timers/promises';
import { unprotected } from '../files/csv.ts';
import { looksLike } from './columns/column-content.ts';
import type { RawRow, TableBounds, TableFormat, TableOptions, TableRow } from './table.ts';
import { TableFault } from './table-fault.ts';

const rowsThatCount = 20;
const sampleRows = 3;
const rowsOfTurn = 200;

export interface Framed {
  readonly header: readonly string[];
  readonly headerLine: number;
  readonly sample: readonly TableRow[];
  readonly rows: AsyncIterable<TableRow>;
}

/** Finds the header among the first rows and returns the rows below it, each checked against the bounds and the header. */
export async function frameRows(
  raws: AsyncGenerator<RawRow>,
  format: TableFormat,
  { headerLine, itemCount }: TableOptions,
  bounds: TableBounds,
): Promise<Framed> {
  const plain = checkedRows(raws, format, bounds);
  const first: RawRow[] = [];
  while (first.length < rowsThatCount || (headerLine ?? 0) > (first.at(-1)?.line ?? Infinity)) {
    const next = await plain.next();
    if (next.done) break;
    first.push(next.value);
  }
  if (first.length === 0) throw new TableFault('FILE_EMPTY');
  const found = headerOf(first, format, headerLine);
  const header = found ? trimmedHeader(found, first, format) : [];
  if (format === 'pipe' && found) checkPipeHeader(found, header, itemCount);
  const below = first.filter(({ line }) => line > (found?.line ?? 0));
  const width = found ? header.length : Math.max(...below.map(({ cells }) => extentOf(cells)), 1);
  const endsWithDelimiter = format === 'pipe' && found !== undefined && found.cells.length > header.length;
  const fit = (row: RawRow) => (format === 'pipe' ? pipeRow(row, width, endsWithDelimiter) : padded(row, width));
  const framed = below.map(fit);
  return {
    header,
    headerLine: found?.line ?? 0,
    sample: framed.slice(0, sampleRows),
    rows: allRows(framed, plain, fit, bounds.rows),
  };
}

async function* allRows(
  framed: TableRow[],
  more: AsyncGenerator<RawRow>,
  fit: (row: RawRow) => TableRow,
  most: number,
): AsyncGenerator<TableRow> {
  let count = 0;
  const counted = (row: TableRow) => {
    count += 1;
    if (count > most) throw new TableFault('TOO_MANY_ROWS', { line: row.line });
    return row;
  };
  try {
    for (const row of framed.splice(0)) yield counted(row);
    for await (const row of more) {
      yield counted(fit(row));
      // Streams keep rows of several portions; other work gets its turn between these too.
      if (count % rowsOfTurn === 0) await setImmediate();
    }
  } finally {
    await more.return(undefined);
  }
}

/** Rows with plain values, without empty ones. Throws beyond the bounds of columns and letters. */
async function* checkedRows(
  raws: AsyncGenerator<RawRow>,
  format: TableFormat,
  bounds: TableBounds,
): AsyncGenerator<RawRow> {
  for await (const raw of raws) {
    const { line } = raw;
    if (raw.cells.length > bounds.columns && extentOf(raw.cells) > bounds.columns)
      throw new TableFault('TOO_MANY_COLUMNS', { line });
    const long = raw.cells.findIndex((cell) => cell.length > bounds.cellLetters);
    if (long >= 0) throw new TableFault('CELL_TOO_LONG', { line, column: long + 1 });
    if (format === 'pipe' ? false : raw.cells.every((cell) => cell.trim() === '')) continue;
    yield format === 'pipe' ? raw : { ...raw, cells: raw.cells.map(unprotected) };
  }
}

/**
 * Returns the header: the chosen line, the first of a pipe file, else the first row nearly as wide as the widest, below a title.
 */
function headerOf(first: readonly RawRow[], format: TableFormat, line: number | undefined): RawRow | undefined {
  if (line === 0) return undefined;
  if (line !== undefined) return first.find((row) => row.line >= line) ?? first[0];
  if (format === 'pipe') return first[0];
  const filled = first.map(({ cells }) => cells.filter((cell) => cell.trim() !== '').length);
  const enough = Math.max(...filled) * 0.6;
  const found = first[filled.findIndex((count) => count >= enough)];
  // No column is called by an address, a number to call or a day: cells that were copied without their titles.
  return found?.cells.some((cell) => dataContents.some((content) => looksLike(content, cell, undefined)))
    ? undefined
    : found;
}

const dataContents = ['mail', 'phone', 'date'] as const;

/** Columns without a title count in a spreadsheet only; in a text file they are a row that was split wrongly. */
function trimmedHeader(found: RawRow, first: readonly RawRow[], format: TableFormat): string[] {
  const rows = format === 'xlsx' ? [found, ...first.filter(({ line }) => line > found.line)] : [found];
  const width = Math.max(...rows.map(({ cells }) => extentOf(cells)));
  return Array.from({ length: width }, (_, at) => (found.cells[at] ?? '').trim());
}

function checkPipeHeader({ line, cells }: RawRow, header: readonly string[], itemCount: number | undefined): void {
  if (cells.length < 2) throw new TableFault('NO_DELIMITER', { line });
  if (itemCount !== undefined && header.length !== itemCount)
    throw new TableFault('ITEM_COUNT', { line, detail: String(header.length) });
  const repeated = header.findIndex((name, at) => header.indexOf(name) < at);
  if (repeated >= 0) throw new TableFault('HEADER_REPEATED', { line, column: repeated + 1 });
}

/** A delimiter behind the last item of the header ends every line of the file. */
function pipeRow(row: RawRow, width: number, endsWithDelimiter: boolean): TableRow {
  if (row.cells.length < 2) return { ...row, fault: 'NO_DELIMITER' };
  const isOpen = endsWithDelimiter && row.cells.length === width && row.cells.at(-1)?.trim() !== '';
  // Its cells are as many as those of the header: what it lacks is the delimiter at its end.
  if (isOpen) return { ...row, fault: 'NO_DELIMITER' };
  const isEnded = endsWithDelimiter && row.cells.length === width + 1 && row.cells.at(-1)?.trim() === '';
  const cells = isEnded ? row.cells.slice(0, width) : row.cells;
  const isFitting = cells.length === width && isEnded === endsWithDelimiter;
  return isFitting ? { ...row, cells } : { ...row, cells, fault: 'ATTRIBUTE_COUNT' };
}

function padded(row: RawRow, width: number): TableRow {
  if (extentOf(row.cells) > width) return { ...row, fault: 'MORE_CELLS' };
  return { ...row, cells: Array.from({ length: width }, (_, at) => row.cells[at] ?? '') };
}

/** Count of cells up to the last one that is filled. */
function extentOf(cells: readonly string[]): number {
  let extent = cells.length;
  while (extent > 0 && cells[extent - 1]?.trim() === '') extent -= 1;
  return extent;
}
