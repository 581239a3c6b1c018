import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './plain-page.module.css';

interface PlainPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** True for the page that a visitor sees first. */
  readonly large?: boolean;
  readonly children: ReactNode;
}

/** A page of two columns: its words stand on the paper, on the line of the logo, without a card. */
export function PlainPage({ title, lead, large, children }: PlainPageProps) {
  return (
    <article className={cx(styles['page'], large && styles['large'])}>
      <header className={styles['head']}>
        <h1 tabIndex={-1}>{title}</h1>
        {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
      </header>
      {children}
    </article>
  );
}
