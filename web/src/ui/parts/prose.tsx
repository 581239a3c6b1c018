import type { ReactNode } from 'react';
import styles from './prose.module.css';

interface ProseProps {
  /** The language of the text, where it is not the page's (ACS-06). */
  readonly lang?: string | undefined;
  readonly children: ReactNode;
}

/** A long text to read: terms, posts, help. Lines of at most 70 characters, headings, lists and tables. */
export function Prose({ lang, children }: ProseProps) {
  return (
    <div className={styles['prose']} lang={lang}>
      {children}
    </div>
  );
}
