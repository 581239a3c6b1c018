import { type KeyboardEvent, useId, useState } from 'react';
import { useSections } from '../../../kernel/sections/sections.ts';
import { useModal } from '../../../ui/dialogs/use-modal.ts';
import { HomeIcon, SearchIcon } from '../../../ui/icons.tsx';
import { useText } from '../texts.ts';
import { knownItems, nextLine, type PaletteGroup, type PaletteItem } from './palette-items.ts';
import styles from './palette.module.css';
import { useFound } from './use-found.ts';

interface PaletteProps {
  readonly onClose: () => void;
  readonly onGo: (path: string) => void;
}

/** Search and commands: the sections, what can be done in them, and what their searches find, by keyboard alone. */
export function Palette({ onClose, onGo }: PaletteProps) {
  const t = useText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [line, setLine] = useState(0);
  const dialog = useModal();
  const { groups, isSearching, hasFailed, notes } = useGroups(typed);
  const items = groups.flatMap((group) => group.items);
  const active = items[Math.min(line, items.length - 1)];
  const lineId = (item: PaletteItem) => `${id}-${items.indexOf(item)}`;
  const go = (item: PaletteItem | undefined) => {
    if (!item) return;
    onClose();
    onGo(item.path);
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    // The line to type in is the one place to be in.
    if (event.key === 'Tab') event.preventDefault();
    if (event.key === 'Enter') {
      // Or the same key answers what is asked next, such as whether to leave what was typed.
      event.preventDefault();
      go(active);
    }
    const next = nextLine(event.key, items.indexOf(active as PaletteItem), items.length);
    if (next === undefined) return;
    event.preventDefault();
    setLine(next);
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  const note = hasFailed ? t('palette.failed') : notes[0];
  const cut = groups.find(({ hasMore }) => hasMore);
  const firstOnly = cut && t('palette.firstOnly', { what: cut.title, number: cut.items.length });
  const found =
    items.length > 0
      ? typed.trim() !== '' && !cut && t('palette.found', { number: items.length })
      : note === undefined && t('palette.nothing');
  // Only a search that is over has found nothing, or so many.
  const news = isSearching ? t('palette.searching') : [found, firstOnly, note].filter(Boolean).join(' · ');
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press beside it closes; Esc does too
    <dialog
      ref={dialog}
      className={styles['palette']}
      aria-label={t('palette.title')}
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
            aria-label={t('palette.title')}
            aria-expanded={items.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active && lineId(active)}
            placeholder={t('palette.placeholder')}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setLine(0);
            }}
            onKeyDown={keyDown}
          />
        </div>
        <div className={styles['list']} id={`${id}-list`} role="listbox" aria-label={t('palette.results')}>
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

function useGroups(typed: string) {
  const t = useText();
  const sections = useSections();
  const found = useFound(typed);
  const { pages, actions } = knownItems(sections, typed);
  const start = { id: 'start', label: t('start.title'), icon: HomeIcon, path: '/console' };
  const groups: PaletteGroup[] = [
    { id: 'pages', title: t('palette.pages'), items: typed === '' ? [start, ...pages] : pages },
    { id: 'actions', title: t('palette.actions'), items: actions },
    ...found.groups,
  ];
  return { ...found, groups: groups.filter(({ items }) => items.length > 0) };
}

interface GroupProps {
  readonly group: PaletteGroup;
  readonly active: PaletteItem | undefined;
  readonly lineId: (item: PaletteItem) => string;
  readonly onGo: (item: PaletteItem) => void;
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
