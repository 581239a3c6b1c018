import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icons.tsx';
import styles from './disclosure.module.css';

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly initiallyOpen?: boolean;
  /** Comes with every opening: what is inside may be fetched by it. */
  readonly onOpen?: () => void;
}

/** A line that opens to more. */
export function Disclosure({ summary, children, initiallyOpen, onOpen }: DisclosureProps) {
  return (
    <details
      className={styles['disclosure']}
      open={initiallyOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen?.();
      }}
    >
      <summary className={styles['summary']}>
        <span>{summary}</span>
        <ChevronDownIcon />
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  );
}
