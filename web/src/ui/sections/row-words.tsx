import type { ReactNode } from 'react';
import styles from './row-words.module.css';

interface RowWordsProps {
  readonly title: string;
  readonly href: string;
  readonly onOpen: () => void;
  readonly detail?: ReactNode;
  readonly picture?: ReactNode;
  /** A word about its state, such as 'hidden'. */
  readonly state?: string | undefined;
}

/** Shows the texts of a row in a sortable list: its name, which opens it, and a line under it. */
export function RowWords({ title, href, onOpen, detail, picture, state }: RowWordsProps) {
  return (
    <div className={styles['texts']}>
      {picture !== undefined && <span className={styles['picture']}>{picture}</span>}
      <div className={styles['lines']}>
        <span>
          <a
            className={styles['title']}
            href={href}
            draggable={false}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              onOpen();
            }}
          >
            {title}
          </a>
          {state !== undefined && <span className={styles['state']}>{state}</span>}
        </span>
        {detail !== undefined && <span className={styles['detail']}>{detail}</span>}
      </div>
    </div>
  );
}
