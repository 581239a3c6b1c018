import { type ReactNode, useEffect, useState } from 'react';
import styles from './drop-list.module.css';

/** Shows the list of a drop-down, one `li` for each entry. */
export function DropList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles['list']}>{children}</ul>;
}

const heardAfterMs = 100;

/**
 * What a drop-down says in place of a list: that it loads, that there is nothing, or what went wrong. The focus is on the
 * button still, so it is read out; screen readers hear only what comes into a place that they know.
 */
export function DropNote({ children }: { readonly children: ReactNode }) {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), heardAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={styles['note']} role="status">
      {isKnown && children}
    </p>
  );
}
