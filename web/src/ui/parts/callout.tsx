import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { DangerIcon, type Icon, InfoIcon, SuccessIcon, WarningIcon } from '../icons.tsx';
import { inElement } from '../in-element.tsx';
import styles from './callout.module.css';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

const icons: Readonly<Record<Tone, Icon>> = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: DangerIcon,
};

export interface CalloutProps {
  readonly tone: Tone;
  readonly title?: string;
  readonly children?: ReactNode;
  /** Came after the page did: screen readers announce it. */
  readonly isNews?: boolean;
}

/** A note within a page: what happened, or what to mind. */
export function Callout({ tone, title, children, isNews }: CalloutProps) {
  const Drawing = icons[tone];
  const role = isNews ? (tone === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <div className={cx(styles['callout'], styles[tone])} role={role}>
      <Drawing />
      <div className={styles['texts']}>
        {title !== undefined && <p className={styles['title']}>{title}</p>}
        {inElement(children)}
      </div>
    </div>
  );
}

/**
 * Shows a note that appears and disappears while the user types elsewhere: screen readers announce it, since its place exists
 * before it.
 */
export function NewsPlace({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles['place']} role="status">
      {children}
    </div>
  );
}

/** A line across the top of the page, for what holds everywhere on it. */
export function Banner({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  const Drawing = icons[tone];
  return (
    <div className={cx(styles['banner'], styles[tone])}>
      <Drawing size={16} />
      <span>{children}</span>
    </div>
  );
}
