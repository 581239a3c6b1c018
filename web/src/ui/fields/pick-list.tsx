import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { CheckIcon } from '../icons.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import { Field } from './field.tsx';
import { lineAfter } from './list-keys.ts';
import { belongsToComposition } from '../composition.ts';
import styles from './pick-list.module.css';
import type { Choice } from './select-field.tsx';

interface PickListProps {
  readonly label: string;
  readonly help?: ReactNode;
  /** Current selection; visible when the list opens. */
  readonly selected: string;
  /** Returns the choices that match the typed text, best first; all of them for ''. */
  readonly find: (typed: string) => readonly Choice[];
  readonly onPick: (value: string) => void;
}

/** List to choose from within a popup: an empty focused search, and the full list below. Enter or a press selects. */
export function PickList({ label, help, selected, find, onPick }: PickListProps) {
  const id = useId();
  const texts = useUiTexts();
  const [typed, setTyped] = useState('');
  const found = find(typed);
  const [line, setLine] = useState(() => placeOf(found, selected));
  const active = found[line];
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [line, typed]);
  const type = (text: string) => {
    setTyped(text);
    setLine(text === '' ? placeOf(find(''), selected) : 0);
  };
  const keyDown = (event: KeyboardEvent) => {
    if (belongsToComposition(event)) return;
    const next = lineAfter(event.key, line, found.length);
    if (next !== undefined) setLine(next);
    else if (event.key === 'Enter' && active) onPick(active.value);
    // What was typed goes first; the popup around closes by the next press.
    else if (event.key === 'Escape' && typed !== '') type('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div>
      <Field field={{ label, help }}>
        {(control) => (
          <input
            {...control}
            type="text"
            role="combobox"
            aria-expanded={found.length > 0}
            aria-controls={found.length > 0 ? `${id}-list` : undefined}
            aria-autocomplete="list"
            aria-activedescendant={active && `${id}-${line}`}
            placeholder={texts.search}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onKeyDown={keyDown}
          />
        )}
      </Field>
      {found.length > 0 && (
        <div ref={list} className={styles['list']} id={`${id}-list`} role="listbox" aria-label={label}>
          {found.map((choice, index) => (
            // The keys are those of the box above: the list itself never has the focus.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={choice.value}
              id={`${id}-${index}`}
              role="option"
              className={styles['option']}
              aria-selected={index === line}
              aria-current={choice.value === selected || undefined}
              onClick={() => onPick(choice.value)}
            >
              <span>{choice.label}</span>
              {choice.value === selected && <CheckIcon size={16} />}
            </div>
          ))}
        </div>
      )}
      <p className={styles['nothing']} role="status">
        {found.length === 0 && texts.nothingFound}
      </p>
    </div>
  );
}

function placeOf(choices: readonly Choice[], value: string): number {
  return Math.max(
    0,
    choices.findIndex((each) => each.value === value),
  );
}
