import { hash } from 'node:crypto';
import type { Kernel } from '../../../kernel.ts';
import { formOf, hasForm } from './many-rows.ts';
import type { ReadRow, Rows } from './one-row.ts';

/** Bytes of a key that are kept: a hundred thousand texts would take tens of megabytes, and two that meet cost a longer way. */
const keyBytes = 6;

function short(key: string): number {
  return hash('sha256', key, 'buffer').readUIntBE(0, keyBytes);
}

/** Keys that a row takes and stands on, in short. */
export interface RowKeys {
  readonly takes: readonly number[];
  readonly needs: readonly number[];
}

/** Reads the keys of a row; none of one that is not read, or whose operation has no second form. */
export function keysOf(kernel: Kernel, row: ReadRow): RowKeys {
  if ('error' in row || !hasForm(row.operation)) return { takes: [], needs: [] };
  const { takes, needs } = formOf(row.operation);
  return { takes: takes(kernel, row.input).map(short), needs: (needs?.(row.input) ?? []).map(short) };
}

/** Finds the rows that take what an earlier one takes, of the same chunk or of `before`. */
export function repeatedRows(
  kernel: Kernel,
  rows: Rows<ReadRow>,
  isHeld: (key: number) => boolean = () => false,
): ReadonlySet<number> {
  const seen = new Set<number>();
  const repeated = new Set<number>();
  for (const [rowNumber, row] of rows) {
    const { takes } = keysOf(kernel, row);
    if (takes.some((key) => seen.has(key) || isHeld(key))) repeated.add(rowNumber);
    for (const key of takes) seen.add(key);
  }
  return repeated;
}

/** Rows of a run by the keys that they hold, as a check found them: the first that nothing refused. */
export class Holders {
  readonly #rows = new Map<number, number>();

  /** The number of rows that were found clean. */
  count = 0;

  hold(rowNumber: number, { takes }: RowKeys): void {
    this.count += 1;
    for (const key of takes) if (!this.#rows.has(key)) this.#rows.set(key, rowNumber);
  }

  has(key: number): boolean {
    return this.#rows.has(key);
  }

  hasText(key: string): boolean {
    return this.#rows.has(short(key));
  }

  /** The earlier rows whose work a row has to see, to be refused or not. */
  before(rowNumber: number, { takes, needs }: RowKeys): number[] {
    const found = [...takes, ...needs].flatMap((key) => this.#rows.get(key) ?? []);
    return [...new Set(found)].filter((each) => each < rowNumber);
  }
}
