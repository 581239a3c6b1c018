import type { ReactNode } from 'react';
import styles from './text-field.module.css';

/** An input and what is written behind it in the same frame. */
export function Suffixed({ suffix, children }: { readonly suffix: string; readonly children: ReactNode }) {
  return (
    <span className={styles['suffixed']}>
      {children}
      <span className={styles['suffix']}>{suffix}</span>
    </span>
  );
}
