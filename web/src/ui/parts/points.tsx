import { CheckIcon } from '../icons.tsx';
import styles from './points.module.css';

/** A few facts under a name, each on a line of its own. */
export function Points({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  return (
    <section className={styles['points']} aria-label={title}>
      <p className={styles['title']}>{title}</p>
      <ul className={styles['list']}>
        {points.map((point) => (
          <li key={point} className={styles['point']}>
            <CheckIcon size={16} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
