import { type KeyboardEvent, useId, useState } from 'react';
import { type Icon, SearchIcon } from '../icons.tsx';
import { belongsToComposition } from '../composition.ts';
import styles from './finder.module.css';
import { useModal } from './use-modal.ts';

/** A line of what is found: what it is called, and where it leads. */
export interface FoundItem {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  readonly icon: Icon;
  readonly path: string;
  /** Names on the page of the place that it leads to, the nearest first. */
  readonly places?: readonly string[];
  /** Act on the page itself, which leads nowhere. */
  readonly run?: () => void;
}

export interface FoundGroup {
  readonly id: string;
  readonly title: string;
  readonly items: readonly FoundItem[];
  /** These are the first ones alone. */
  readonly hasMore?: boolean;
}

interface FinderProps {
  readonly title: string;
  readonly placeholder: string;
  /** Name of the list of results. */
  readonly results: string;
  readonly typed: string;
  readonly groups: readonly FoundGroup[];
  /** Status of the search: the number of results, that it is still running, or why it cannot run. */
  readonly news: string;
  readonly onType: (typed: string) => void;
  readonly onGo: (path: string, item: FoundItem) => void;
  readonly onClose: () => void;
}

/** A search over the page: a line to type in and what it finds, by keyboard alone. */
export function Finder({ title, placeholder, results, typed, groups, news, onType, onGo, onClose }: FinderProps) {
  const id = useId();
  const [line, setLine] = useState(0);
  const dialog = useModal();
  const items = groups.flatMap((group) => group.items);
  const active = items[Math.min(line, items.length - 1)];
  const lineId = (item: FoundItem) => `${id}-${items.indexOf(item)}`;
  const go = (item: FoundItem | undefined) => {
    if (!item) return;
    onClose();
    if (item.run) item.run();
    else onGo(item.path, item);
  };
  const keyDown = (event: KeyboardEvent) => {
    if (belongsToComposition(event)) return;
    // The line to type in is the one place to be in.
    if (event.key === 'Tab') event.preventDefault();
    if (event.key === 'Enter') {
      // Or the same key answers what is asked next, such as whether to leave what was typed.
      event.preventDefault();
      go(active);
    }
    const next = nextLine(event.key, items.indexOf(active as FoundItem), items.length);
    if (next === undefined) return;
    event.preventDefault();
    setLine(next);
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press beside it closes; Esc does too
    <dialog
      ref={dialog}
      className={styles['palette']}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles['inner']}>
        <div className={styles['search']}>
          <SearchIcon />
          <input
            type="text"
            role="combobox"
            aria-label={title}
            aria-expanded={items.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active && lineId(active)}
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => {
              onType(event.target.value);
              setLine(0);
            }}
            onKeyDown={keyDown}
          />
        </div>
        <div className={styles['list']} id={`${id}-list`} role="listbox" aria-label={results}>
          {groups.map((group) => (
            <Group key={group.id} group={group} active={active} lineId={lineId} onGo={go} />
          ))}
        </div>
        <p className={styles['news']} role="status">
          {news}
        </p>
      </div>
    </dialog>
  );
}

/** The place of the line that the arrows lead to; they go round at the ends. */
function nextLine(key: string, line: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (line + 1) % count;
  if (key === 'ArrowUp') return (line - 1 + count) % count;
  return undefined;
}

interface GroupProps {
  readonly group: FoundGroup;
  readonly active: FoundItem | undefined;
  readonly lineId: (item: FoundItem) => string;
  readonly onGo: (item: FoundItem) => void;
}

function Group({ group, active, lineId, onGo }: GroupProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p className={styles['title']} id={id} role="presentation">
        {group.title}
      </p>
      {group.items.map((item) => {
        const Drawing = item.icon;
        return (
          // The keys are those of the box above: the list itself never has the focus.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={item.id}
            id={lineId(item)}
            role="option"
            className={styles['line']}
            aria-selected={item === active}
            onClick={() => onGo(item)}
          >
            <Drawing />
            <span className={styles['label']}>{item.label}</span>
            {item.detail !== undefined && <span className={styles['detail']}>{item.detail}</span>}
          </div>
        );
      })}
    </div>
  );
}
