import type { ReactNode } from 'react';
import styles from './time-line.module.css';

interface TimeLineProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A stretch of a line of time, the latest at the top; stretches that follow each other are one line. */
export function TimeLine({ label, children }: TimeLineProps) {
  return (
    <ol className={styles['line']} aria-label={label}>
      {children}
    </ol>
  );
}

interface TimeEntryProps {
  readonly time: 'planned' | 'now' | 'past';
  readonly when: ReactNode;
  /** Buttons of what can be done with it. */
  readonly acts?: ReactNode;
  readonly children: ReactNode;
}

/** One thing on the line, under its day. */
export function TimeEntry({ time, when, acts, children }: TimeEntryProps) {
  return (
    <li className={styles['entry']} data-time={time}>
      <p className={styles['when']}>{when}</p>
      {children}
      {acts && <div className={styles['acts']}>{acts}</div>}
    </li>
  );
}

/** A line about an entry beside what it is, such as its planner and its reason. */
export function TimeNote({ children }: { readonly children: ReactNode }) {
  return <p className={styles['note']}>{children}</p>;
}
