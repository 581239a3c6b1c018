/** One line of a tree as it is drawn, those under closed ones left out. */
export interface TreeRow {
  readonly key: string;
  readonly label: string;
  /** Text that distinguishes the row from others with the same name. */
  readonly detail?: string;
  /** 0 is the outermost. */
  readonly level: number;
  /** Undefined where nothing can be under it. */
  readonly isOpen?: boolean | undefined;
  /** Its place among its neighbours from 1 on, and how many they are, those that are not loaded too. */
  readonly place: number;
  readonly size: number;
  /** It stands for what is not there yet: on its way, more to come, or failed. */
  readonly waits?: 'loading' | 'more' | 'failed';
}

/** Effect of a key at a row: another row to move to, or a row to open or close. */
export type TreeStep = { readonly to: number } | { readonly open: boolean } | undefined;

/** The keys of the tree pattern: arrows, Home and End. */
export function treeStep(key: string, rows: readonly TreeRow[], at: number): TreeStep {
  const row = rows[at];
  if (!row) return undefined;
  switch (key) {
    case 'ArrowDown':
      return at + 1 < rows.length ? { to: at + 1 } : undefined;
    case 'ArrowUp':
      return at > 0 ? { to: at - 1 } : undefined;
    case 'Home':
      return { to: 0 };
    case 'End':
      return { to: rows.length - 1 };
    case 'ArrowRight':
      if (row.isOpen === false) return { open: true };
      return row.isOpen && (rows[at + 1]?.level ?? 0) > row.level ? { to: at + 1 } : undefined;
    case 'ArrowLeft':
      if (row.isOpen && row.level > 0) return { open: false };
      return parentOf(rows, at);
    default:
      return undefined;
  }
}

function parentOf(rows: readonly TreeRow[], at: number): TreeStep {
  const level = rows[at]?.level ?? 0;
  const to = rows.findLastIndex((row, index) => index < at && row.level < level);
  return to < 0 ? undefined : { to };
}

/**
 * Returns the place where a dragged row would drop: before the row in its upper quarter, after it in its lower quarter, otherwise
 * inside.
 */
export function dropPlace(offset: number, height: number): 'before' | 'inside' | 'after' {
  if (offset < height / 4) return 'before';
  return offset > (height * 3) / 4 ? 'after' : 'inside';
}
