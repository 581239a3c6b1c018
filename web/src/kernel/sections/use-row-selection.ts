import { useState } from 'react';
import type { RowSelection } from '../../ui/sections/row-selection.ts';

interface SelectedKeys {
  /** All that the list's question finds, on whichever page, but `keys`; else `keys` alone. */
  readonly isAll: boolean;
  readonly keys: ReadonlySet<string>;
}

export interface SelectedRows extends SelectedKeys {
  /** Returns the number of selected rows, given the total that the list's query finds. */
  readonly countOf: (total: number) => number;
  readonly chooseAll: () => void;
  readonly clear: () => void;
  /** Returns the selection among the rows of a page. */
  readonly among: (rows: readonly string[]) => RowSelection;
}

const none: SelectedKeys = { isAll: false, keys: new Set() };

/** The rows chosen of a list over all its pages. Another question ends the selection: it may no longer find them. */
export function useRowSelection(question: string): SelectedRows {
  const [held, hold] = useState({ question, ...none });
  if (held.question !== question) hold({ question, ...none });
  const { isAll, keys } = held.question === question ? held : none;
  const choose = (selected: SelectedKeys) => hold({ question, ...selected });
  return {
    isAll,
    keys,
    countOf: (total) => (isAll ? total - keys.size : keys.size),
    chooseAll: () => choose({ isAll: true, keys: none.keys }),
    clear: () => choose(none),
    among: (rows) => ({
      keys: isAll ? new Set(rows.filter((key) => !keys.has(key))) : keys,
      onChange: (next) => choose({ isAll, keys: isAll ? excluded(keys, rows, next) : next }),
    }),
  };
}

/** Returns the keys excluded from all: unchanged on other pages; on this page, the rows no longer selected. */
function excluded(before: ReadonlySet<string>, rows: readonly string[], selected: ReadonlySet<string>): Set<string> {
  return new Set([...[...before].filter((key) => !rows.includes(key)), ...rows.filter((key) => !selected.has(key))]);
}
