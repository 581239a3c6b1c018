import type { Icon } from '../icons.tsx';
import styles from './counted-icon.module.css';

interface CountedIconProps {
  readonly icon: Icon;
  /** Nothing stands on the picture for 0. Words beside it tell the number to screen readers. */
  readonly count: number;
}

/** The picture of a button in the head, with how much there is behind it. */
export function CountedIcon({ icon: Drawing, count }: CountedIconProps) {
  return (
    <span className={styles['picture']}>
      <Drawing size={16} />
      {count > 0 && (
        <span className={styles['count']} aria-hidden="true">
          {count}
        </span>
      )}
    </span>
  );
}
