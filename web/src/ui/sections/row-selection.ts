import type { KeyboardEvent } from 'react';

/** Keys of the selected rows, and the row where a selection with Shift begins. */
export interface RowSelection {
  readonly keys: ReadonlySet<string>;
  readonly onChange: (keys: ReadonlySet<string>) => void;
}

/** Selection after a press on a box. With Shift the range takes this row's new state; other pages stay. */
export function pressRow(
  keys: ReadonlySet<string>,
  rows: readonly string[],
  press: { readonly key: string; readonly from: string | undefined; readonly isShift: boolean },
): Set<string> {
  const isOn = !keys.has(press.key);
  const start = press.isShift && press.from !== undefined ? rows.indexOf(press.from) : -1;
  const end = rows.indexOf(press.key);
  const pressed = start < 0 ? [press.key] : rows.slice(Math.min(start, end), Math.max(start, end) + 1);
  return withRows(keys, pressed, isOn);
}

/** Selection after Shift and an arrow: from the anchor to the present row, without rows left again. */
export function reachRow(
  keys: ReadonlySet<string>,
  rows: readonly string[],
  reach: { readonly begin: string; readonly at: string; readonly to: string },
): Set<string> {
  const begin = rows.indexOf(reach.begin);
  const upTo = (key: string) => {
    const end = rows.indexOf(key);
    return rows.slice(Math.min(begin, end), Math.max(begin, end) + 1);
  };
  return withRows(withRows(keys, upTo(reach.at), false), upTo(reach.to), true);
}

/** All rows of the page on, or all off where all were on. */
export function pressAll(keys: ReadonlySet<string>, rows: readonly string[]): Set<string> {
  return withRows(keys, rows, !areAllSelected(keys, rows));
}

export function areAllSelected(keys: ReadonlySet<string>, rows: readonly string[]): boolean {
  return rows.length > 0 && rows.every((key) => keys.has(key));
}

function withRows(keys: ReadonlySet<string>, rows: readonly string[], isOn: boolean): Set<string> {
  const next = new Set(keys);
  for (const key of rows) {
    if (isOn) next.add(key);
    else next.delete(key);
  }
  return next;
}

interface RowKeys {
  readonly select: (key: string, isShift: boolean) => void;
  readonly move: (at: string, to: string, isShift: boolean) => void;
}

/** Elements that the arrow keys move between: the links of the rows, or their boxes. */
const stops = ['[data-row-link]', '[data-row] input[type=checkbox]'];

/** Moves between rows by arrows, Home and End; Space selects the row of a link, '.' goes to the acts of the selection. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>, { select, move }: RowKeys) {
  const at = event.target;
  if (!(at instanceof HTMLElement)) return;
  const stop = stops.find((selector) => at.matches(selector));
  if (stop === undefined) return;
  const keyOf = (link: Element) => link.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? '';
  if (event.key === ' ' && at.matches('a')) {
    event.preventDefault();
    return select(keyOf(at), event.shiftKey);
  }
  if (event.key === 'Enter' && at.matches('input')) {
    event.preventDefault();
    return at.closest('[data-row]')?.querySelector<HTMLElement>('[data-row-link]')?.click();
  }
  if (event.key === '.' && !event.ctrlKey && !event.metaKey && !event.altKey) {
    document.querySelector<HTMLElement>('[data-selection-acts] button')?.focus();
    return;
  }
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(stop)];
  const place = links.indexOf(at);
  const to = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: links.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  const link = links[to];
  if (!link) return;
  link.focus();
  move(keyOf(at), keyOf(link), event.shiftKey);
}
