import type { ReactNode, Ref } from 'react';
import styles from './step-body.module.css';

interface StepBodyProps {
  /** Number created and the maximum, as text. */
  readonly count: string;
  /** Reason that no more can be created, if so. */
  readonly full?: string | undefined;
  readonly actions: ReactNode;
  readonly actionsRef?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** A step that makes things: how many there are, the way to the next one, and the list. */
export function StepBody({ count, full, actions, actionsRef, children }: StepBodyProps) {
  return (
    <div className={styles['body']}>
      <div className={styles['bar']}>
        <p className={styles['count']} role="status">
          <span>{count}</span>
          {full !== undefined && <small className={styles['full']}>{full}</small>}
        </p>
        <div className={styles['actions']} ref={actionsRef}>
          {actions}
        </div>
      </div>
      {children}
    </div>
  );
}

/** Things of one kind under a name of their own. */
export function StepPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles['part']}>
      <h2 className={styles['partTitle']}>{title}</h2>
      {children}
    </section>
  );
}
