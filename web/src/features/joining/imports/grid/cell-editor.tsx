import type { ImportColumn } from '@madang/contract/joining/imports/shapes.ts';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { belongsToComposition } from '../../../../ui/composition.ts';
import { useText } from '../texts.ts';
import type { Place } from './grid-keys.ts';

interface CellEditorProps {
  readonly value: string;
  /** Typing takes the place of the value. */
  readonly isReplaced: boolean;
  /** The item that the cell is; absent of a column that is none. */
  readonly item: ImportColumn | undefined;
  readonly onCommit: (value: string, step: Place | undefined) => void;
  readonly onCancel: () => void;
}

/** A cell as it is edited: typed, or chosen where its item has few values. Enter goes on below, Tab beside it. */
export function CellEditor({ value, isReplaced, item, onCommit, onCancel }: CellEditorProps) {
  const t = useText();
  const isText = item?.choices === null || item === undefined;
  const [typed, setTyped] = useState(isReplaced && isText ? '' : value);
  const control = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const isOver = useRef(false);
  // Before the key that began it writes: its letter comes here.
  useLayoutEffect(() => {
    control.current?.focus();
    if (control.current instanceof HTMLInputElement) control.current.select();
  }, []);
  const commit = (step: Place | undefined, next = typed) => {
    if (isOver.current) return;
    isOver.current = true;
    onCommit(next.trim(), step);
  };
  const keyDown = (event: KeyboardEvent) => {
    if (belongsToComposition(event)) return;
    const isOwn = event.key === 'Enter' || event.key === 'Tab' || event.key === 'Escape';
    event.stopPropagation();
    if (!isOwn) return;
    event.preventDefault();
    if (event.key === 'Escape') {
      isOver.current = true;
      return onCancel();
    }
    const back = event.shiftKey ? -1 : 1;
    commit(event.key === 'Enter' ? { row: back, column: 0 } : { row: 0, column: back });
  };
  const label = t('grid.edit', { name: item?.label ?? '' });
  const { choices } = item ?? {};
  if (!choices)
    return (
      <input
        ref={control}
        type="text"
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={keyDown}
        onBlur={() => commit(undefined)}
      />
    );
  const isKnown = choices.some((choice) => choice.label === typed || choice.value === typed);
  return (
    <select
      ref={control}
      aria-label={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={keyDown}
      onBlur={() => commit(undefined)}
    >
      {!isKnown && <option value={typed}>{typed}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value === typed ? choice.value : choice.label}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
