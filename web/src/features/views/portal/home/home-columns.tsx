import { Children, type ReactNode } from 'react';
import { useText } from '../texts.ts';
import styles from './home-columns.module.css';

interface HomeColumnsProps {
  readonly main: ReactNode;
  readonly side: ReactNode;
}

/** The wide column and the narrow one beside it; below 1000 px the narrow one stands under it, where its cards go in pairs. */
export function HomeColumns({ main, side }: HomeColumnsProps) {
  const t = useText();
  const hasSide = Children.toArray(side).length > 0;
  return (
    <div className={styles['columns']} data-alone={hasSide ? undefined : ''}>
      <div className={styles['main']}>{main}</div>
      {hasSide && (
        <aside className={styles['side']} aria-label={t('home.side')}>
          {side}
        </aside>
      )}
    </div>
  );
}
