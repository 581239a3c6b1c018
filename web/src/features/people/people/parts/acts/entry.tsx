import type { ReactNode } from 'react';
import styles from './entry.module.css';

interface EntryProps {
  readonly title: ReactNode;
  /** Facts about the entry, one below the other. */
  readonly notes: readonly ReactNode[];
  /** Actions on the entry. */
  readonly children?: ReactNode;
}

/** Entries of a list in a panel: what each is, what is known of it, and its one act at the end of the row. */
export function Entries({ children }: { readonly children: ReactNode }) {
  return <ul className={styles['list']}>{children}</ul>;
}

export function Entry({ title, notes, children }: EntryProps) {
  return (
    <li className={styles['entry']}>
      <div className={styles['text']}>
        <span className={styles['title']}>{title}</span>
        {notes.map((note, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the notes of an entry keep their order
          <span key={index} className={styles['note']}>
            {note}
          </span>
        ))}
      </div>
      {children}
    </li>
  );
}
