import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './tabs.module.css';

export interface Tab<T extends string> {
  readonly id: T;
  readonly label: string;
  /** The language of the label and of what it opens, where it is not the page's (ACS-06). */
  readonly lang?: string;
}

interface TabsProps<T extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<T>[];
  readonly active: T;
  readonly onChange: (id: T) => void;
  /** The content of the active tab. */
  readonly children: ReactNode;
}

/** One of several views; arrows, Home and End move between the tabs. */
export function Tabs<T extends string>({ label, tabs, active, onChange, children }: TabsProps<T>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const activeTab = tabs.find((tab) => tab.id === active);
  const move = (event: KeyboardEvent) => {
    const place = nextPlace(
      event.key,
      tabs.findIndex((tab) => tab.id === active),
      tabs.length,
    );
    const next = place === undefined ? undefined : tabs[place];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${next.id}`)}`)?.focus();
  };
  return (
    <div className={styles['tabs']}>
      <div className={styles['list']} role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            className={styles['tab']}
            lang={tab.lang}
            aria-selected={tab.id === active}
            aria-controls={tab.id === active ? `${id}-panel` : undefined}
            tabIndex={tab.id === active ? 0 : -1}
            onClick={() => onChange(tab.id)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        className={styles['panel']}
        lang={activeTab?.lang}
        aria-labelledby={`${id}-${active}`}
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  );
}

function nextPlace(key: string, place: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowLeft') return (place - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
