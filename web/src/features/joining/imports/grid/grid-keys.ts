/** A cell of the grid by the places of its row and column. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

interface Size {
  readonly rows: number;
  readonly columns: number;
  /** Rows of a screen. */
  readonly perPage: number;
}

type Step = (at: Place, size: Size, isControl: boolean) => Place;

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: ({ row, column }, _size, isControl) => ({ row: isControl ? 0 : row - 1, column }),
  ArrowDown: ({ row, column }, { rows }, isControl) => ({ row: isControl ? rows - 1 : row + 1, column }),
  ArrowLeft: ({ row, column }, _size, isControl) => ({ row, column: isControl ? 0 : column - 1 }),
  ArrowRight: ({ row, column }, { columns }, isControl) => ({ row, column: isControl ? columns - 1 : column + 1 }),
  Home: ({ row }, _size, isControl) => ({ row: isControl ? 0 : row, column: 0 }),
  End: ({ row }, { rows, columns }, isControl) => ({ row: isControl ? rows - 1 : row, column: columns - 1 }),
  PageUp: ({ row, column }, { perPage }) => ({ row: row - perPage, column }),
  PageDown: ({ row, column }, { perPage }) => ({ row: row + perPage, column }),
};

/** The cell that a key leads to, within the grid; undefined for a key that leads nowhere. */
export function stepBy(key: string, at: Place, size: Size, isControl: boolean): Place | undefined {
  const to = steps[key]?.(at, size, isControl);
  return to && within(to, size);
}

/** The same place, or the nearest one that the grid has. */
export function within({ row, column }: Place, { rows, columns }: Pick<Size, 'rows' | 'columns'>): Place {
  const held = (value: number, count: number) => Math.max(0, Math.min(value, count - 1));
  return { row: held(row, rows), column: held(column, columns) };
}
