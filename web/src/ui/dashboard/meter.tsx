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
  /** Sentence that explains the figures. */
  readonly text: string;
}

/** Shows how much of a limit is used: a name, figures, a bar, and a sentence with the meaning of its colour. */
export function Meter({ label, used, max, fill, figures, text }: MeterProps) {
  const id = useId();
  return (
    <div className={styles['meter']}>
      <div className={styles['head']}>
        <span id={`${id}-label`}>{label}</span>
        <span className={styles['figures']}>{figures}</span>
      </div>
      <div
        role="meter"
        className={styles['bar']}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-text`}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(used, max)}
        aria-valuetext={figures}
      >
        <div
          className={cx(styles['fill'], styles[fill])}
          style={{ inlineSize: `${Math.min(used / Math.max(max, 1), 1) * 100}%` }}
        />
      </div>
      <p id={`${id}-text`} className={styles['text']}>
        {text}
      </p>
    </div>
  );
}
