import type { ReactNode } from 'react';
import { BoardNav } from './board-nav.tsx';
import styles from './boards-layout.module.css';

interface BoardsLayoutProps {
  /** The board that is open; undefined for the posts of all boards. */
  readonly current?: number;
  readonly children: ReactNode;
}

/** A page of the boards, with all of them beside it. */
export function BoardsLayout({ current, children }: BoardsLayoutProps) {
  return (
    <div className={styles['layout']}>
      <BoardNav current={current} />
      <div className={styles['content']}>{children}</div>
    </div>
  );
}
