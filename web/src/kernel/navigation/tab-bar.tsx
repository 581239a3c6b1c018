import type { ReactNode } from 'react';
import type { Icon } from '../../ui/icons.tsx';
import styles from '../../ui/parts/tab-bar.module.css';
import { Link } from './link.tsx';

/** Pages at the lower edge of a phone, where a thumb reaches; a `DropDown` at the end has the rest. */
export function TabBar({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <nav className={styles['tabs']} aria-label={label}>
      {children}
    </nav>
  );
}

interface TabProps {
  readonly to: string;
  readonly icon: Icon;
  readonly label: string;
  /** True if the tab is current; set for a tab that covers more pages than those below its own address. */
  readonly isCurrent?: boolean;
}

export function Tab({ to, icon: Drawing, label, isCurrent }: TabProps) {
  return (
    <Link
      className={styles['tab']}
      to={to}
      {...(isCurrent !== undefined && { 'aria-current': isCurrent ? 'page' : undefined })}
    >
      <Drawing />
      <span>{label}</span>
    </Link>
  );
}
