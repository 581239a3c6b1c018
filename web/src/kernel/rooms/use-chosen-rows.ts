import { useState } from 'react';
import type { RowSelection } from '../../ui/rooms/row-selection.ts';

interface Chosen {
  /** All that the list's question finds, on whichever page, but `keys`; else `keys` alone. */
  readonly isAll: boolean;
  readonly keys: ReadonlySet<string>;
}

export interface ChosenRows extends Chosen {
  /** How many are chosen of as many as the list's question finds. */
  readonly countOf: (total: number) => number;
  readonly chooseAll: () => void;
  readonly clear: () => void;
  /** For the rows of a page. */
  readonly among: (rows: readonly string[]) => RowSelection;
}

const none: Chosen = { isAll: false, keys: new Set() };

/** The rows chosen of a list over all its pages. Another question ends the selection: it may no longer find them. */
export function useChosenRows(question: string): ChosenRows {
  const [held, hold] = useState({ question, ...none });
  if (held.question !== question) hold({ question, ...none });
  const { isAll, keys } = held.question === question ? held : none;
  const choose = (chosen: Chosen) => hold({ question, ...chosen });
  return {
    isAll,
    keys,
    countOf: (total) => (isAll ? total - keys.size : keys.size),
    chooseAll: () => choose({ isAll: true, keys: none.keys }),
    clear: () => choose(none),
    among: (rows) => ({
      keys: isAll ? new Set(rows.filter((key) => !keys.has(key))) : keys,
      onChange: (next) => choose({ isAll, keys: isAll ? letGo(keys, rows, next) : next }),
    }),
  };
}

/** Who is let go of all: on other pages as before, on this one who is not chosen any more. */
function letGo(before: ReadonlySet<string>, rows: readonly string[], chosen: ReadonlySet<string>): Set<string> {
  return new Set([...[...before].filter((key) => !rows.includes(key)), ...rows.filter((key) => !chosen.has(key))]);
}
