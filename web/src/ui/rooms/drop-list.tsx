import type { ReactNode } from 'react';
import styles from './drop-list.module.css';

/** What a drop-down lists, one `li` each. */
export function DropList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles['list']}>{children}</ul>;
}

/** What a drop-down says in place of a list: that it loads, that there is nothing, or what went wrong. */
export function DropNote({ children }: { readonly children: ReactNode }) {
  return <p className={styles['note']}>{children}</p>;
}
