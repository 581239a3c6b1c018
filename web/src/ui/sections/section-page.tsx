import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { cx } from '../cx.ts';
import { keepFocus } from './kept-focus.ts';
import styles from './section-page.module.css';

interface SectionPageProps {
  readonly title: string;
  /** Number of items, already formatted for the reader's language. */
  readonly count?: string | undefined;
  /** A sentence under the title, where the title leaves a question open. */
  readonly lead?: ReactNode;
  /** The one primary action, and few others behind it. */
  readonly actions?: ReactNode;
  /** Search and filters: a `Toolbar`. */
  readonly toolbar?: ReactNode;
  /** A `SidePanel` beside the content; the list stays where it is. */
  readonly panel?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the console: head, toolbar, content, and the panel in which one thing is looked at or changed. */
export function SectionPage({ title, count, lead, actions, toolbar, panel, children }: SectionPageProps) {
  const main = useRef<HTMLDivElement>(null);
  // A deleted row takes the focus with it; the heading says what is left.
  useEffect(() => {
    const { current } = main;
    return current ? keepFocus(current, () => current.querySelector('h1')) : undefined;
  }, []);
  return (
    <div className={cx(styles['section'], Boolean(panel) && styles['withPanel'])}>
      <div ref={main} className={styles['main']}>
        <header className={styles['head']}>
          <div className={styles['texts']}>
            <h1 tabIndex={-1}>
              <span>{title}</span>
              {count !== undefined && <span className={styles['count']}>{` ${count}`}</span>}
            </h1>
            {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
          </div>
          {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
        </header>
        {toolbar}
        {children}
      </div>
      {/* A panel may come with its first use. */}
      <Suspense>{panel}</Suspense>
    </div>
  );
}
