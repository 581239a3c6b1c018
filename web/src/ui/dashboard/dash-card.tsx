import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import styles from './dash-card.module.css';

interface DashCardProps {
  readonly title: ReactNode;
  /** One act or one figure, at the right of the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A card of a dashboard: what it is about, then a figure, a bar or rows. */
export function DashCard({ title, aside, children }: DashCardProps) {
  const id = useId();
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <header className={styles['head']}>
        <h2 id={id}>{title}</h2>
        {aside !== undefined && aside !== false && <span className={styles['aside']}>{aside}</span>}
      </header>
      {children}
    </section>
  );
}

/** The cards of a dashboard in two columns, in one where there is no room or nothing stands beside them. */
export function Dashboard({ main, side }: { readonly main: ReactNode; readonly side?: ReactNode }) {
  return (
    <div className={cx(styles['dashboard'], side === undefined && styles['single'])}>
      <div className={styles['column']}>{main}</div>
      {side !== undefined && <div className={styles['column']}>{side}</div>}
    </div>
  );
}

/** Small cards of one kind beside each other, as many as find room. */
export function DashCards({ children }: { readonly children: ReactNode }) {
  return <div className={styles['cards']}>{children}</div>;
}

/** A figure with the words that say what it counts. */
export function DashFigure({ figure, children }: { readonly figure: string; readonly children: ReactNode }) {
  return (
    <p className={styles['figure']}>
      <strong>{figure}</strong> <span>{children}</span>
    </p>
  );
}

/** Shows the part of a card that is neither figure nor rows: a field, a table, facts. */
export function DashBody({ children }: { readonly children: ReactNode }) {
  return <div className={styles['body']}>{children}</div>;
}

/** The rows of a card. */
export function DashRows({ children }: { readonly children: ReactNode }) {
  return <ul className={styles['rows']}>{children}</ul>;
}

interface DashRowProps {
  /** A face or an icon. */
  readonly mark?: ReactNode;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** Content at the right end: a time, or the one act of the row. */
  readonly end?: ReactNode;
  /** A step that is done. */
  readonly isDone?: boolean;
}

/** A row says what, since when, and has one act. */
export function DashRow({ mark, title, text, end, isDone = false }: DashRowProps) {
  return (
    <span className={cx(styles['row'], isDone && styles['done'])}>
      {mark}
      <span className={styles['lines']}>
        <span className={styles['title']}>{title}</span>
        {text !== undefined && <span className={styles['text']}>{text}</span>}
      </span>
      {end !== undefined && <span className={styles['end']}>{end}</span>}
    </span>
  );
}

/** Shows the folded part of a card. */
export function DashFolded({ children }: { readonly children: ReactNode }) {
  return <div className={styles['folded']}>{children}</div>;
}

/** Shows the text of a card that has nothing to list. */
export function DashNote({ children }: { readonly children: ReactNode }) {
  return <p className={styles['note']}>{children}</p>;
}
