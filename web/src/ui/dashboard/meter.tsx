import { useId } from 'react';
import { cx } from '../cx.ts';
import styles from './meter.module.css';

interface MeterProps {
  readonly label: string;
  readonly used: number;
  readonly max: number;
  readonly fill: 'free' | 'near' | 'full';
  /** The figures in words, such as '22 of 100'. */
  readonly figures: string;
  /** What that means. */
  readonly text: string;
}

/** How much of a limit is used: a name, figures, a bar, and a sentence that says what its colour says. */
export function Meter({ label, used, max, fill, figures, text }: MeterProps) {
  const id = useId();
  return (
    <div className={styles['meter']}>
      <div className={styles['head']}>
        <span id={`${id}-label`}>{label}</span>
        <span className={styles['figures']}>{figures}</span>
      </div>
      <meter
        className={cx(styles['bar'], styles[fill])}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-text`}
        min={0}
        max={Math.max(max, 1)}
        value={Math.min(used, max)}
      >
        {figures}
      </meter>
      <p id={`${id}-text`} className={styles['text']}>
        {text}
      </p>
    </div>
  );
}
