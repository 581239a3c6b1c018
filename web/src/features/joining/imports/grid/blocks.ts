import type { Place } from './grid-keys.ts';

/** Cells of a grid between two corners, both of them included. */
export interface Block {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export function blockOf(one: Place, other: Place): Block {
  return {
    top: Math.min(one.row, other.row),
    bottom: Math.max(one.row, other.row),
    left: Math.min(one.column, other.column),
    right: Math.max(one.column, other.column),
  };
}

export const isOneCell = ({ top, bottom, left, right }: Block): boolean => top === bottom && left === right;

/** The places of a block, row by row. */
export function placesIn({ top, bottom, left, right }: Block): Place[][] {
  return Array.from({ length: bottom - top + 1 }, (_row, row) =>
    Array.from({ length: right - left + 1 }, (_column, column) => ({ row: top + row, column: left + column })),
  );
}

const quoted = (cell: string) => (/[\t\n\r"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Cells as spreadsheets copy them. */
export function textOfCells(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(quoted).join('\t')).join('\r\n');
}

/** Cells that were copied in a spreadsheet: a cell that begins with a quote goes to the quote that ends it. */
export function cellsOfText(text: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  const end = (stop: string) => {
    let to = at;
    while (to < text.length && !stop.includes(text.charAt(to))) to += 1;
    return to;
  };
  while (at < text.length) {
    let cell = '';
    if (text.charAt(at) === '"') {
      [cell, at] = quotedCell(text, at);
    } else {
      const to = end('\t\r\n');
      cell = text.slice(at, to);
      at = to;
    }
    rows.at(-1)?.push(cell);
    const next = text.charAt(at);
    if (next === '\t' && at + 1 === text.length) rows.at(-1)?.push('');
    if (next === '\r' && text.charAt(at + 1) === '\n') at += 1;
    at += 1;
    if ((next === '\r' || next === '\n') && at < text.length) rows.push([]);
  }
  return rows;
}

/** Reads a quoted cell from its first quote on; one that never ends is taken as it is. */
function quotedCell(text: string, from: number): [cell: string, next: number] {
  let cell = '';
  for (let at = from + 1; at < text.length; at += 1) {
    if (text.charAt(at) !== '"') cell += text.charAt(at);
    else if (text.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else return [cell, at + 1];
  }
  return [text.slice(from), text.length];
}

/** Places of pasted cells: one cell into all of the block, others from its first cell on, as far as the grid has room. */
export function spread(
  block: Block,
  cells: readonly (readonly string[])[],
  size: { readonly rows: number; readonly columns: number },
): (Place & { readonly value: string })[] {
  const [[only = ''] = []] = cells;
  const isOne = cells.length === 1 && cells[0]?.length === 1;
  if (isOne) return placesIn(block).flatMap((row) => row.map((place) => ({ ...place, value: only })));
  return cells.flatMap((row, down) =>
    row.flatMap((value, across) => {
      const place = { row: block.top + down, column: block.left + across };
      return place.row < size.rows && place.column < size.columns ? [{ ...place, value }] : [];
    }),
  );
}
