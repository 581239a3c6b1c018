import type { ReactNode } from 'react';
import { CopyIcon } from '../icons.tsx';
import { Button } from '../button.tsx';
import { Spinner } from '../spinner.tsx';
import { cx } from '../cx.ts';
import styles from './states.module.css';

interface StateProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** The one next thing to do. */
  readonly action?: ReactNode;
  readonly icon?: ReactNode;
}

/** Nothing is here yet: why, and what to do. */
export function EmptyState({ title, text, action, icon }: StateProps) {
  return (
    <div className={styles['state']}>
      {icon !== undefined && <span className={styles['icon']}>{icon}</span>}
      <p className={styles['title']}>{title}</p>
      {text !== undefined && <div className={styles['text']}>{text}</div>}
      {action}
    </div>
  );
}

interface ErrorStateProps extends StateProps {
  /** Code that support requests, with its surrounding texts. */
  readonly code?: { readonly label: string; readonly value: string; readonly copyText: string };
}

/** Something failed: what, what to do, and a code to hand on. */
export function ErrorState({ code, ...state }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState {...state} />
      {code && (
        <p className={styles['code']}>
          <span>
            <span>{code.label}</span> <code>{code.value}</code>
          </span>
          <Button variant="quiet" small icon={<CopyIcon size={16} />} onClick={() => copy(code.value)}>
            {code.copyText}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Copies a text; if the browser refuses its clipboard, the code stays on the page to be selected and copied. */
function copy(text: string) {
  void navigator.clipboard?.writeText(text).catch(() => undefined);
}

interface SkeletonProps {
  readonly lines?: number;
  readonly label: string;
  /** Parts of the page that is loading, with their own `Bones`, in place of the lines. */
  readonly children?: ReactNode;
}

/** Grey lines in the shape of what is coming; seen only when it takes longer than 200 ms. */
export function Skeleton({ lines = 3, label, children }: SkeletonProps) {
  return (
    <div className={styles['skeleton']} role="status" aria-label={label}>
      {children ?? <Bones lines={lines} />}
    </div>
  );
}

export function Bones({ lines }: { readonly lines: number }) {
  return Array.from({ length: lines }, (_, line) => (
    <span key={line} className={cx(styles['bone'], line === lines - 1 && styles['last'])} />
  ));
}

/** Work that takes a moment, in words. */
export function Working({ text }: { readonly text: string }) {
  return (
    <p className={styles['working']} role="status">
      <Spinner /> <span>{text}</span>
    </p>
  );
}
