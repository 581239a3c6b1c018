import type { ReactNode } from 'react';
import styles from './share-bar.module.css';

interface SharePart {
  readonly key: string;
  readonly value: number;
  readonly tone: 'usual' | 'waiting' | 'rest';
  /** Name and amount of the part, in words: the bar itself is silent to a screen reader. */
  readonly label: ReactNode;
}

/** Shows the parts of a whole: a bar of its parts, and each part in words under it. */
export function ShareBar({ parts }: { readonly parts: readonly SharePart[] }) {
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  return (
    <div className={styles['share']}>
      <svg className={styles['bar']} viewBox="0 0 1000 8" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles['ground']} width="1000" height="8" />
        {parts.map(({ key, value, tone }, place) => {
          const before = parts.slice(0, place).reduce((sum, part) => sum + part.value, 0);
          const width = whole === 0 ? 0 : (value / whole) * 1000;
          const x = whole === 0 ? 0 : (before / whole) * 1000;
          return <rect key={key} className={styles[tone]} x={x} width={width} height="8" />;
        })}
      </svg>
      <ul className={styles['legend']}>
        {parts.map(({ key, tone, label }) => (
          <li key={key} data-tone={tone}>
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
