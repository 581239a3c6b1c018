import { CheckIcon, DotIcon, type Icon, MinusIcon } from '../icons.tsx';
import { cx } from '../cx.ts';
import styles from './points.module.css';

interface PointsProps {
  readonly title: string;
  readonly points: readonly string[];
  /** Facts that are not included, shown with a mark that promises nothing. */
  readonly limits?: readonly string[];
  /** They happen, welcome or not: a tick would praise them. */
  readonly happen?: boolean;
}

/** A few facts under a name, each on a line of its own. */
export function Points({ title, points, limits = [], happen = false }: PointsProps) {
  return (
    <section className={styles['points']} aria-label={title}>
      <p className={styles['title']}>{title}</p>
      <ul className={styles['list']}>
        {points.map((point) => (
          <Point key={point} mark={happen ? DotIcon : CheckIcon} text={point} isPlain={happen} />
        ))}
        {limits.map((limit) => (
          <Point key={limit} mark={MinusIcon} text={limit} isPlain />
        ))}
      </ul>
    </section>
  );
}

interface PointProps {
  readonly mark: Icon;
  readonly text: string;
  readonly isPlain: boolean;
}

function Point({ mark: Mark, text, isPlain }: PointProps) {
  return (
    <li className={cx(styles['point'], isPlain && styles['plain'])}>
      <Mark size={16} />
      <span>{text}</span>
    </li>
  );
}
