import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { placeBeside } from '../dates/place-beside.ts';
import { CheckIcon, ChevronDownIcon } from '../icons.tsx';
import { Spinner } from '../spinner.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { Field, type FieldProps } from './field.tsx';
import { lineAfter } from './list-keys.ts';
import { inElement } from '../in-element.tsx';
import { belongsToComposition } from '../composition.ts';
import styles from './search-field.module.css';
import type { Choice, SelectFieldProps } from './select-field.tsx';

/** One that is found by typing says more than its name. */
export interface FoundChoice extends Choice {
  /** Text below the name: its place. */
  readonly text?: string;
  /** Text at the end of the line: the number of people in it. */
  readonly detail?: string;
}

/** Options that are asked for by what is typed. */
export interface TypedSearch {
  readonly onType: (typed: string) => void;
  /** The options are still those of an earlier text: they stay in sight, and none can be selected. */
  readonly isSearching: boolean;
}

type CommonProps = FieldProps<string> & Pick<SelectFieldProps, 'placeholder' | 'autoComplete'>;

interface SearchFieldProps extends CommonProps {
  readonly options: readonly FoundChoice[];
  /** Selected choice, for options that need not contain it. */
  readonly chosen?: Choice | undefined;
  /** Asks for other options, which are shown as they come; without it those that are there are searched. */
  readonly search?: TypedSearch;
}

/** More are not read; a letter more finds them. */
const limit = 300;

/** Search field over a long list: arrows and page keys move, Enter selects, Esc restores. */
export function SearchField({ options, chosen, search: asked, value, onChange, ...others }: SearchFieldProps) {
  const { placeholder, autoComplete, onBlur, ...field } = others;
  const texts = useUiTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const selected = options.find((option) => option.value === value) ?? chosen;
  const search = useSearch(selected?.label ?? '', asked?.onType);
  const isSearching = search.isOpen && asked?.isSearching === true;
  const found =
    asked || !search.isTyped ? options : options.filter(({ label }) => fits(label, texts.searched(search.typed)));
  const shown = found.slice(0, limit);
  const [line, setLine] = useState(0);
  const active = search.isOpen ? shown[Math.min(line, shown.length - 1)] : undefined;
  const open = () => {
    if (search.isOpen || field.disabled) return;
    search.open();
    setLine(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    );
  };
  const pick = (choice: Choice | undefined) => {
    if (!choice || choice.disabled || isSearching) return;
    onChange(choice.value);
    search.close();
  };
  const keyDown = (event: KeyboardEvent) => {
    if (belongsToComposition(event)) return;
    const { key } = event;
    const next = lineAfter(key, line, shown.length);
    if (!search.isOpen && (key === 'ArrowDown' || key === 'ArrowUp')) open();
    else if (search.isOpen && next !== undefined) setLine(isSearching ? line : next);
    // Also where nothing can be taken: no form is sent with what stood before the search.
    else if (search.isOpen && key === 'Enter') pick(active);
    // The list is the top layer, and closes alone.
    else if (search.isOpen && key === 'Escape') search.close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  useEffect(() => {
    if (!search.isTyped && document.activeElement === input.current) input.current?.select();
  }, [search.isTyped, search.isOpen, selected?.label]);
  const nothing = search.isOpen && shown.length === 0 ? texts.nothingFound : '';
  const note = isSearching ? texts.searching : nothing;
  return (
    <Field
      field={{
        ...field,
        help: <Found note={shown.length === 0 ? note : <VisuallyHidden>{note}</VisuallyHidden>}>{field.help}</Found>,
      }}
    >
      {(control) => (
        <span className={styles['frame']}>
          <input
            {...control}
            ref={input}
            className={cx(control.className, styles['input'])}
            type="text"
            role="combobox"
            aria-expanded={search.isOpen && shown.length > 0}
            aria-controls={search.isOpen ? `${id}-list` : undefined}
            aria-autocomplete="list"
            aria-activedescendant={isSearching ? undefined : active && `${id}-${active.value}`}
            placeholder={placeholder ?? texts.search}
            autoComplete={autoComplete ?? 'off'}
            spellCheck={false}
            value={search.typed}
            onChange={(event) => {
              open();
              search.type(event.target.value);
              setLine(0);
            }}
            onKeyDown={keyDown}
            onFocus={() => input.current?.select()}
            // What stands selected is let go of after the press, also what the press selected.
            onMouseDown={(event) => {
              if (!search.isTyped && document.activeElement === event.currentTarget) event.preventDefault();
            }}
            // A press puts the caret between two letters after the focus came.
            onClick={() => {
              open();
              if (!search.isTyped) input.current?.select();
            }}
            onBlur={() => {
              search.close();
              onBlur?.();
            }}
          />
          <ChevronDownIcon />
          {isSearching && (
            <span className={styles['searching']}>
              <Spinner />
            </span>
          )}
          {search.isOpen && shown.length > 0 && (
            <List {...{ id, active, value, isSearching }} label={field.label} choices={shown} onPick={pick} />
          )}
        </span>
      )}
    </Field>
  );
}

function Found({ note, children }: { readonly note: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <div role="status">{note}</div>
      {inElement(children)}
    </div>
  );
}

function fits(label: string, typed: string): boolean {
  return label.toLowerCase().includes(typed.toLowerCase());
}

/** Selects the chosen text when the box gets the focus, so that the first letter starts a new search. */
function useSearch(chosen: string, onType: TypedSearch['onType'] | undefined) {
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    typed: typed ?? chosen,
    isTyped: typed !== undefined,
    open: () => setOpen(true),
    type: (text: string) => {
      setTyped(text);
      onType?.(text);
    },
    close: () => {
      setOpen(false);
      setTyped(undefined);
      if (typed !== undefined) onType?.('');
    },
  };
}

interface ListProps {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly FoundChoice[];
  readonly active: Choice | undefined;
  readonly value: string;
  /** The choices are those of an earlier text. */
  readonly isSearching: boolean;
  readonly onPick: (choice: Choice) => void;
}

/** Above every layer, a popup too, and as wide as the field. The focus stays in the field. */
function List({ id, label, choices, active, value, isSearching, onPick }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = list.current;
    const anchor = element?.parentElement;
    if (!element || !anchor) return;
    const open = new AbortController();
    element.showPopover();
    const place = () => {
      element.style.inlineSize = `${anchor.getBoundingClientRect().width}px`;
      placeBeside(element, anchor);
    };
    place();
    const grown = new ResizeObserver(place);
    grown.observe(element);
    addEventListener('resize', place, open);
    addEventListener('scroll', ({ target }) => target !== element && place(), { ...open, capture: true });
    open.signal.addEventListener('abort', () => grown.disconnect());
    return () => open.abort();
  }, []);
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={list}
      id={`${id}-list`}
      className={styles['list']}
      popover="manual"
      role="listbox"
      aria-label={label}
      aria-busy={isSearching || undefined}
      aria-disabled={isSearching || undefined}
      // What scrolls would be a stop of the Tab key, gone as soon as it is reached.
      tabIndex={-1}
    >
      {choices.map((choice) => (
        // The keys are those of the box above: the list itself never has the focus.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          key={choice.value}
          id={`${id}-${choice.value}`}
          role="option"
          className={styles['option']}
          aria-selected={choice.value === value}
          aria-disabled={choice.disabled || undefined}
          data-active={choice === active || undefined}
          lang={choice.lang}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(choice)}
        >
          <span className={styles['texts']}>
            <span>{choice.label}</span>
            {choice.text !== undefined && (
              <>
                {' '}
                <span className={styles['text']}>{choice.text}</span>
              </>
            )}
          </span>
          {choice.detail !== undefined && (
            <>
              {' '}
              <span className={styles['detail']}>{choice.detail}</span>
            </>
          )}
          {choice.value === value && <CheckIcon size={16} />}
        </div>
      ))}
    </div>
  );
}
