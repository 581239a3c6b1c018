import type { Icon } from '../icons.tsx';
import styles from './counted-icon.module.css';

interface CountedIconProps {
  readonly icon: Icon;
  /** Nothing stands on the picture for 0. Words beside it tell the number to screen readers. */
  readonly count: number;
  readonly size?: 16 | 20;
}

/** The picture of a button in the head, with how much there is behind it. */
export function CountedIcon({ icon: Drawing, count, size = 16 }: CountedIconProps) {
  return (
    <span className={styles['picture']}>
      <Drawing size={size} />
      {count > 0 && (
        <span className={styles['count']} aria-hidden="true">
          {count}
        </span>
      )}
    </span>
  );
}
