import { useState } from 'react';
import type { RowSelection } from '../../ui/rooms/row-selection.ts';

interface Chosen {
  /** All that the list's question finds, on whichever page. */
  readonly isAll: boolean;
  readonly keys: ReadonlySet<string>;
}

export interface ChosenRows extends Chosen {
  readonly chooseAll: () => void;
  readonly clear: () => void;
  /** For the rows of a page: of all, one that is let go leaves the others of its page. */
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
    chooseAll: () => choose({ isAll: true, keys: none.keys }),
    clear: () => choose(none),
    among: (rows) => ({
      keys: isAll ? new Set(rows) : keys,
      onChange: (next) => choose({ isAll: false, keys: next }),
    }),
  };
}
