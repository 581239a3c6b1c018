import { type MouseEvent, useEffect, useRef } from 'react';
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
  const nav = useCurrentInSight(links.find(({ isCurrent }) => isCurrent)?.href);
  const press = (event: MouseEvent, href: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    onFollow(href);
  };
  return (
    <nav ref={nav} className={cx(tabs['list'], styles['list'])} aria-label={label}>
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

/** On a narrow screen the last part's link would lie beyond the edge of the row that scrolls. */
function useCurrentInSight(current: string | undefined) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = nav.current?.querySelector('[aria-current]');
    if (!nav.current || !link) return;
    const { left, right } = link.getBoundingClientRect();
    const row = nav.current.getBoundingClientRect();
    nav.current.scrollBy({ left: Math.max(0, right - row.right) - Math.max(0, row.left - left) });
  }, [current]);
  return nav;
}
