import { CheckIcon, type Icon, MinusIcon } from '../icons.tsx';
import { cx } from '../cx.ts';
import styles from './points.module.css';

interface PointsProps {
  readonly title: string;
  readonly points: readonly string[];
  /** What is not part of it: under a mark that promises nothing. */
  readonly limits?: readonly string[];
}

/** A few facts under a name, each on a line of its own. */
export function Points({ title, points, limits = [] }: PointsProps) {
  return (
    <section className={styles['points']} aria-label={title}>
      <p className={styles['title']}>{title}</p>
      <ul className={styles['list']}>
        {points.map((point) => (
          <Point key={point} mark={CheckIcon} text={point} />
        ))}
        {limits.map((limit) => (
          <Point key={limit} mark={MinusIcon} text={limit} isLimit />
        ))}
      </ul>
    </section>
  );
}

interface PointProps {
  readonly mark: Icon;
  readonly text: string;
  readonly isLimit?: boolean;
}

function Point({ mark: Mark, text, isLimit = false }: PointProps) {
  return (
    <li className={cx(styles['point'], isLimit && styles['limit'])}>
      <Mark size={16} />
      <span>{text}</span>
    </li>
  );
}
