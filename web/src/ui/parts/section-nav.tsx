import type { MouseEvent } from 'react';
import { cx } from '../cx.ts';
import styles from './section-nav.module.css';
import tabs from './tabs.module.css';

export interface SectionLink {
  readonly href: string;
  readonly label: string;
  readonly isCurrent: boolean;
}

interface SectionNavProps {
  readonly label: string;
  readonly links: readonly SectionLink[];
  /** Goes there without loading a document; everything else one does to links stays the browser's. */
  readonly onFollow: (href: string) => void;
}

/** The parts of a page that have an address each. */
export function SectionNav({ label, links, onFollow }: SectionNavProps) {
  const press = (event: MouseEvent, href: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    onFollow(href);
  };
  return (
    <nav className={cx(tabs['list'], styles['list'])} aria-label={label}>
      {links.map(({ href, label: words, isCurrent }) => (
        <a
          key={href}
          href={href}
          className={cx(tabs['tab'], styles['link'])}
          aria-current={isCurrent ? 'page' : undefined}
          onClick={(event) => press(event, href)}
        >
          {words}
        </a>
      ))}
    </nav>
  );
}
