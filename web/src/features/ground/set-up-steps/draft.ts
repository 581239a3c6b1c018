import type { FieldError } from '../../../kernel/error-texts.ts';

/** A row that is not saved yet. */
export interface DraftRow<V> {
  readonly key: string;
  readonly values: V;
  /** Fields that were typed in and left: their faults are shown from then on. */
  readonly left: readonly string[];
  /** It was to be saved: all its faults are shown. */
  readonly isPressed: boolean;
  /** The server's word, by field; under '' what is said of the row as a whole. */
  readonly refused: Readonly<Record<string, FieldError>>;
}

/** Change that undo reverts: a removed row, or the list that a suggestion replaced. */
type Undo<V> =
  | { readonly kind: 'removed'; readonly row: DraftRow<V>; readonly place: number }
  | { readonly kind: 'replaced'; readonly choice: string; readonly rows: readonly DraftRow<V>[] };

/** A list that a suggestion filled and a person edits before it is saved. */
export interface Draft<V> {
  /** The suggestion it came of; '' before one was chosen. */
  readonly choice: string;
  readonly rows: readonly DraftRow<V>[];
  /** True if the draft differs from its suggestion. */
  readonly isEdited: boolean;
  readonly nextKey: number;
  readonly undo: Undo<V> | undefined;
}

export type DraftEvent<V> =
  | { readonly kind: 'chosen'; readonly choice: string; readonly rows: readonly V[] }
  | { readonly kind: 'added'; readonly values: V }
  | { readonly kind: 'changed'; readonly key: string; readonly field: string; readonly values: V }
  | { readonly kind: 'left'; readonly key: string; readonly field: string }
  | { readonly kind: 'moved'; readonly key: string; readonly by: -1 | 1 }
  | { readonly kind: 'removed'; readonly key: string }
  | { readonly kind: 'undone' }
  | { readonly kind: 'pressed' }
  | { readonly kind: 'saved'; readonly key: string }
  | { readonly kind: 'refused'; readonly key: string; readonly refused: DraftRow<V>['refused'] };

export function emptyDraft<V>(): Draft<V> {
  return { choice: '', rows: [], isEdited: false, nextKey: 1, undo: undefined };
}

export function nextDraft<V>(draft: Draft<V>, event: DraftEvent<V>): Draft<V> {
  switch (event.kind) {
    case 'chosen':
      return chosen(draft, event);
    case 'added':
      return {
        ...draft,
        rows: [...draft.rows, newRow(draft.nextKey, event.values)],
        nextKey: draft.nextKey + 1,
        isEdited: true,
      };
    case 'changed':
      return { ...withRow(draft, event.key, (row) => changed(row, event)), isEdited: true };
    case 'left':
      return withRow(draft, event.key, (row) => ({ ...row, left: [...new Set([...row.left, event.field])] }));
    case 'moved':
      return { ...draft, rows: movedRows(draft.rows, event.key, event.by), isEdited: true };
    case 'removed':
      return removed(draft, event.key);
    case 'undone':
      return undone(draft);
    case 'pressed':
      return { ...draft, rows: draft.rows.map((row) => ({ ...row, isPressed: true })) };
    case 'saved':
      return { ...draft, rows: draft.rows.filter(({ key }) => key !== event.key), undo: undefined };
    case 'refused':
      return withRow(draft, event.key, (row) => ({ ...row, refused: event.refused }));
  }
}

function newRow<V>(number: number, values: V): DraftRow<V> {
  return { key: `row-${number}`, values, left: [], isPressed: false, refused: {} };
}

function chosen<V>(draft: Draft<V>, { choice, rows }: Extract<DraftEvent<V>, { kind: 'chosen' }>): Draft<V> {
  return {
    choice,
    rows: rows.map((values, place) => newRow(draft.nextKey + place, values)),
    isEdited: false,
    nextKey: draft.nextKey + rows.length,
    undo: draft.isEdited ? { kind: 'replaced', choice: draft.choice, rows: draft.rows } : undefined,
  };
}

/** Applies a field's change and clears the server's errors for that field and for the row. */
function changed<V>(row: DraftRow<V>, { field, values }: Extract<DraftEvent<V>, { kind: 'changed' }>): DraftRow<V> {
  const { [field]: _ofField, '': _ofRow, ...refused } = row.refused;
  return { ...row, values, refused };
}

function removed<V>(draft: Draft<V>, key: string): Draft<V> {
  const place = draft.rows.findIndex((row) => row.key === key);
  const row = draft.rows[place];
  if (!row) return draft;
  return { ...draft, rows: draft.rows.toSpliced(place, 1), isEdited: true, undo: { kind: 'removed', row, place } };
}

function undone<V>(draft: Draft<V>): Draft<V> {
  const { undo } = draft;
  if (!undo) return draft;
  if (undo.kind === 'replaced')
    return { ...draft, choice: undo.choice, rows: undo.rows, isEdited: true, undo: undefined };
  return { ...draft, rows: draft.rows.toSpliced(undo.place, 0, undo.row), undo: undefined };
}

function movedRows<V>(rows: readonly DraftRow<V>[], key: string, by: -1 | 1): readonly DraftRow<V>[] {
  const place = rows.findIndex((row) => row.key === key);
  const row = rows[place];
  const to = place + by;
  if (!row || to < 0 || to >= rows.length) return rows;
  return rows.toSpliced(place, 1).toSpliced(to, 0, row);
}

function withRow<V>(draft: Draft<V>, key: string, change: (row: DraftRow<V>) => DraftRow<V>): Draft<V> {
  return { ...draft, rows: draft.rows.map((row) => (row.key === key ? change(row) : row)) };
}
