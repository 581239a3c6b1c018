import { type ReactNode, useEffect, useState } from 'react';
import styles from './drop-list.module.css';

/** Shows the list of a drop-down, one `li` for each entry. */
export function DropList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles['list']}>{children}</ul>;
}

const heardAfterMs = 100;

/** Message in place of a list: loading, empty or failed. It is announced, because the focus is still on the button. */
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
