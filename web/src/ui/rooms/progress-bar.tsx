import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** What is under way, for screen readers. */
  readonly label: string;
  /** From 0 to 1; left out while nobody knows how much there is to do. */
  readonly value?: number | undefined;
}

/** How far work is that goes on behind the page. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  return <progress className={styles['bar']} aria-label={label} value={value} />;
}
