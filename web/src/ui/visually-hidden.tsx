import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Content for screen readers alone. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles['hidden']}>{children}</span>;
}

/** A polite live region: says each new text once, shows nothing. */
export function Announcement({ text }: { readonly text: string }) {
  return (
    <span className={styles['hidden']} role="status">
      {text}
    </span>
  );
}
