import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { IconButton } from '../button.tsx';
import { cx } from '../cx.ts';
import { ChevronDownIcon, CloseIcon, SearchIcon } from '../icons.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import { useSectionTexts } from './section-texts.tsx';
import { belongsToComposition } from '../composition.ts';
import styles from './toolbar.module.css';

/** Search and filters of a section, in one line where there is room. */
export function Toolbar({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles['toolbar']} role="search" aria-label={label}>
      {children}
    </div>
  );
}

interface SearchBoxProps {
  readonly label: string;
  readonly placeholder?: string;
  /** Current search text, as it is in the address. */
  readonly value: string;
  /** Error that explains why the typed text cannot be searched for. */
  readonly error?: string | undefined;
  /** Reported a moment after the typing, and at once by Enter. */
  readonly onChange: (value: string) => void;
}

const pauseMs = 300;

/** The section's search: it waits for a pause in the typing, and never breaks into a Hangul syllable. */
export function SearchBox({ label, placeholder, value, error, onChange }: SearchBoxProps) {
  const texts = useSectionTexts();
  const { searched } = useUiTexts();
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const [isInWord, setInWord] = useState(false);
  // The address changed by itself, as by the back button.
  if (value !== lastValue) {
    setLastValue(value);
    setTyped(value);
  }
  useEffect(() => {
    if (isInWord || searched(typed) === value) return;
    const timer = setTimeout(() => onChange(searched(typed)), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, value, isInWord, onChange, searched]);
  const keyDown = (event: KeyboardEvent) => {
    if (belongsToComposition(event)) return;
    if (event.key === 'Enter') onChange(searched(typed));
    if (event.key !== 'Escape' || typed === '') return;
    event.stopPropagation();
    setTyped('');
    onChange('');
  };
  return (
    <div className={styles['searching']}>
      <div className={styles['search']}>
        <SearchIcon size={16} />
        <input
          type="text"
          inputMode="search"
          autoComplete="off"
          spellCheck={false}
          aria-label={label}
          placeholder={placeholder}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : id}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={keyDown}
          onBlur={() => setTyped(searched(typed))}
          onCompositionStart={() => setInWord(true)}
          onCompositionEnd={() => setInWord(false)}
        />
        {typed !== '' && (
          <IconButton
            icon={CloseIcon}
            label={texts.clearSearch}
            onClick={() => {
              setTyped('');
              onChange('');
            }}
          />
        )}
      </div>
      {error !== undefined && (
        <p className={styles['error']} id={id} role="status">
          {error}
        </p>
      )}
    </div>
  );
}

interface FilterButtonProps {
  readonly label: string;
  /** It holds something back. */
  readonly isActive: boolean;
  readonly onClick: () => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/** A filter as a chip that opens more than a list. */
export function FilterButton({ label, isActive, onClick, onRemove, children }: FilterButtonProps) {
  return (
    <span className={cx(styles['filter'], isActive && styles['active'])}>
      <button type="button" className={styles['opens']} aria-haspopup="dialog" onClick={onClick}>
        {children}
      </button>
      {isActive ? <RemoveButton label={label} onClick={onRemove} /> : <ChevronDownIcon size={16} />}
    </span>
  );
}

interface FilterProps {
  readonly label: string;
  /** '' for all. */
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** A filter as a chip: the system's own list, marked and removed by its cross while it holds something back. */
export function Filter({ label, value, options, onChange }: FilterProps) {
  const isActive = value !== '';
  return (
    <span className={cx(styles['filter'], isActive && styles['active'])}>
      <label>
        <VisuallyHidden>{label}</VisuallyHidden>
        <select value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.value === '' ? `${label}: ${option.label}` : option.label}
            </option>
          ))}
        </select>
      </label>
      {isActive && options.some((option) => option.value === '') ? (
        <RemoveButton label={label} onClick={() => onChange('')} />
      ) : (
        <ChevronDownIcon size={16} />
      )}
    </span>
  );
}

/** The chip stays, and takes the focus that its cross had. */
function RemoveButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  const texts = useSectionTexts();
  return (
    <button
      type="button"
      className={styles['remove']}
      aria-label={texts.removeFilter(label)}
      title={texts.removeFilter(label)}
      onClick={({ currentTarget }) => {
        currentTarget.parentElement?.querySelector<HTMLElement>('select, button')?.focus();
        onClick();
      }}
    >
      <CloseIcon size={16} />
    </button>
  );
}
