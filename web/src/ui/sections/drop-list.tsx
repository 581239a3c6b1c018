import { type ReactNode, useEffect, useState } from 'react';
import styles from './drop-list.module.css';

/** Shows the list of a drop-down, one `li` for each entry. */
export function DropList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles['list']}>{children}</ul>;
}

const heardAfterMs = 100;

/**
 * Shows the message of a drop-down in place of a list: loading, empty, or failed. It is read out because the focus is still on
 * the button; screen readers announce only content added to a place that they know.
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
