import type { CellHint, RawRow, TableBounds } from '../table.ts';
import { TableFault } from '../table-fault.ts';
import { columnOf } from './columns.ts';
import { unescaped } from './escapes.ts';
import type { MergedArea } from './merged-areas.ts';
import { readXml } from './read-xml.ts';
import type { SharedStrings } from './shared-strings.ts';
import { shownNumber } from './shown-number.ts';
import type { NumberLook } from './styles.ts';

export interface SheetContext {
  readonly strings: SharedStrings;
  readonly lookOf: (style: string | undefined) => NumberLook;
  readonly isFrom1904: boolean;
  readonly merged: readonly MergedArea[];
}

/** Cell as it stands in a row: its text, or the number of a shared text. */
type Cell = string | { readonly shared: number };

interface SheetRow {
  readonly line: number;
  readonly cells: Cell[];
  readonly hints: (CellHint | undefined)[];
}

/** Reads the rows of a sheet: values alone, for formulas are left. Rows without cells are left out. */
export async function* sheetRows(
  part: AsyncIterable<Uint8Array>,
  context: SheetContext,
  bounds: TableBounds,
): AsyncGenerator<RawRow> {
  const reader = new RowReader(context, bounds);
  const fillMerged = mergedFiller(context.merged);
  for await (const _ of readXml(part, reader, bounds)) {
    for (const row of reader.taken()) yield fillMerged(await resolved(row, context.strings));
  }
}

async function resolved({ line, cells, hints }: SheetRow, strings: SharedStrings): Promise<RawRow> {
  const texts: string[] = [];
  for (let column = 0; column < cells.length; column += 1) {
    const cell = cells[column] ?? '';
    const text = typeof cell === 'string' ? cell : strings.at(cell.shared);
    texts.push(typeof text === 'string' ? text : await text);
  }
  return hints.length > 0 ? { line, cells: texts, hints } : { line, cells: texts };
}

/** Returns rows in which a cell that is merged downwards repeats its value. */
function mergedFiller(areas: readonly MergedArea[]): (row: RawRow) => RawRow {
  let next = 0;
  let open: { area: MergedArea; value: string }[] = [];
  if (areas.length === 0) return (row) => row;
  return (row) => {
    open = open.filter(({ area }) => area.to >= row.line);
    const cells = [...row.cells];
    const hints = [...(row.hints ?? [])];
    let isFilled = false;
    for (const { area, value } of open) {
      if ((cells[area.column] ?? '') !== '' || value === '') continue;
      while (cells.length < area.column) cells.push('');
      cells[area.column] = value;
      hints[area.column] = 'merged';
      isFilled = true;
    }
    for (let area = areas[next]; area && area.from <= row.line; area = areas[next]) {
      if (area.from === row.line) open.push({ area, value: cells[area.column] ?? '' });
      next += 1;
    }
    return isFilled ? { line: row.line, cells, hints } : row;
  };
}

class RowReader {
  readonly #context: SheetContext;
  readonly #bounds: TableBounds;
  #rows: SheetRow[] = [];
  #row: SheetRow | undefined;
  #line = 0;
  #column = -1;
  #type = 'n';
  #style: string | undefined;
  #value = '';
  #isValue = false;
  #isReading = false;

  constructor(context: SheetContext, bounds: TableBounds) {
    this.#context = context;
    this.#bounds = bounds;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'c') this.#beginCell(attributes);
    else if (name === 'v' || (name === 't' && !this.#isReading)) this.#isValue = this.#row !== undefined;
    else if (name === 'rPh') this.#isReading = true;
    else if (name === 'row') this.#beginRow(attributes['r']);
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.#isValue = false;
    else if (name === 'c') this.#endCell();
    else if (name === 'rPh') this.#isReading = false;
    else if (name === 'row') this.#endRow();
  }

  text(text: string): void {
    if (!this.#isValue) return;
    this.#value += text;
    if (this.#value.length > this.#bounds.cellLetters * 7) throw this.#fault('CELL_TOO_LONG');
  }

  taken(): SheetRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  #beginRow(number: string | undefined): void {
    const line = number === undefined ? this.#line + 1 : Number(number);
    if (!Number.isInteger(line) || line <= this.#line) throw new TableFault('FILE_BROKEN');
    this.#line = line;
    this.#column = -1;
    this.#row = { line, cells: [], hints: [] };
  }

  #endRow(): void {
    if (this.#row && this.#row.cells.length > 0) this.#rows.push(this.#row);
    this.#row = undefined;
  }

  #beginCell({ r: reference, t: type, s: style }: Readonly<Record<string, string>>): void {
    this.#column = reference === undefined ? this.#column + 1 : columnOf(reference);
    if (this.#column < 0) throw new TableFault('FILE_BROKEN');
    this.#type = type ?? 'n';
    this.#style = style;
    this.#value = '';
  }

  /** Cells without a value count nothing: many sheets have a look for all 16,384 columns. */
  #endCell(): void {
    const row = this.#row;
    if (!row || this.#value === '') return;
    if (this.#column >= this.#bounds.columns) throw this.#fault('TOO_MANY_COLUMNS');
    while (row.cells.length < this.#column) row.cells.push('');
    const { cell, hint } = this.#shown();
    row.cells[this.#column] = cell;
    if (hint) row.hints[this.#column] = hint;
    this.#value = '';
  }

  #shown(): { cell: Cell; hint?: CellHint } {
    const value = this.#value;
    switch (this.#type) {
      case 's':
        return { cell: { shared: Number(value) } };
      case 'str':
      case 'inlineStr':
        return { cell: unescaped(value) };
      case 'b':
        return { cell: value === '1' ? 'TRUE' : 'FALSE', hint: 'boolean' };
      case 'e':
        return { cell: value, hint: 'error' };
      case 'd':
        return { cell: value.replace(/T00:00:00(?:\.0+)?Z?$/, '').replace('T', ' '), hint: 'date' };
      default: {
        const look = this.#context.lookOf(this.#style);
        return { cell: shownNumber(value, look, this.#context.isFrom1904), hint: look.kind };
      }
    }
  }

  #fault(code: 'CELL_TOO_LONG' | 'TOO_MANY_COLUMNS'): TableFault {
    return new TableFault(code, { line: this.#line, column: this.#column + 1 });
  }
}
