import type { GridRow } from '@madang/contract/joining/imports/shapes.ts';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { belongsToComposition } from '../../../../ui/composition.ts';
import { type Block, cellsOfText, placesIn, spread, textOfCells } from './blocks.ts';
import { type Place, stepBy, within } from './grid-keys.ts';
import type { Corrections } from './use-corrections.ts';

/** Beginning of an edit: with its value, or with what is typed in its place. */
export type Editing = 'value' | 'typed' | undefined;

interface GridKeys {
  readonly rows: readonly GridRow[];
  readonly size: { readonly rows: number; readonly columns: number; readonly perPage: number };
  readonly active: Place;
  readonly block: Block;
  readonly editing: Editing;
  readonly isReadOnly: boolean;
  readonly readAt: number;
  readonly corrections: Corrections;
  readonly go: (to: Place, extend?: boolean) => void;
  readonly edit: (how: Editing) => void;
}

/** Keys and clipboard of a grid, as a spreadsheet has them. Tab goes through a row, and out of the grid at its ends. */
export function useGridKeys(grid: GridKeys) {
  const { rows, size, active, block, editing, isReadOnly, readAt, corrections, go, edit } = grid;
  const valueAt = ({ row, column }: Place) => {
    const { line = 0, cells = [] } = rows[row] ?? {};
    return corrections.cell({ line, column }, cells[column] ?? '', readAt).value;
  };
  const write = (cells: readonly (Place & { readonly value: string })[]) => {
    const changed = cells.flatMap(({ value, ...place }) => {
      const before = valueAt(place);
      const next = value.trim();
      const { line } = rows[place.row] ?? {};
      return line === undefined || before === next ? [] : [{ line, column: place.column, value: next, before }];
    });
    if (changed.length > 0) corrections.correct(changed);
  };
  const clear = () => write(placesIn(block).flatMap((row) => row.map((place) => ({ ...place, value: '' }))));
  const keyDown = (event: KeyboardEvent) => {
    if (editing !== undefined) return undefined;
    const { key, shiftKey } = event;
    const isControl = event.ctrlKey || event.metaKey;
    const act = (doing: () => void) => {
      event.preventDefault();
      doing();
    };
    if (isControl && key.toLowerCase() === 'z') return act(corrections.undo);
    if (isTyped(event) && !isReadOnly) return edit('typed');
    if (belongsToComposition(event)) return undefined;
    if ((key === 'Enter' || key === 'F2') && !isReadOnly) return act(() => edit('value'));
    if ((key === 'Delete' || key === 'Backspace') && !isReadOnly) return act(clear);
    if (key === 'Escape') return act(() => go(active));
    if (key === 'Tab') {
      const to = { row: active.row, column: active.column + (shiftKey ? -1 : 1) };
      return to.column < 0 || to.column >= size.columns ? undefined : act(() => go(to));
    }
    const to = stepBy(key, active, size, isControl);
    return to && act(() => go(to, shiftKey));
  };
  const copy = (event: ClipboardEvent) => {
    if (editing !== undefined) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', textOfCells(placesIn(block).map((row) => row.map(valueAt))));
  };
  const paste = (event: ClipboardEvent) => {
    if (editing !== undefined || isReadOnly) return;
    event.preventDefault();
    const cells = spread(block, cellsOfText(event.clipboardData.getData('text/plain')), size);
    write(cells);
    const last = cells.at(-1);
    if (last) {
      go({ row: block.top, column: block.left });
      go(within(last, size), true);
    }
  };
  return { keyDown, copy, paste, write };
}

/** A key that writes, the first of a letter of Korean or Japanese too: the cell takes the place of what it had. */
function isTyped({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key === 'Process' || ([...key].length === 1 && !ctrlKey && !metaKey && !altKey);
}
