import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** Name of the work in progress, for screen readers. */
  readonly label: string;
  /** Progress from 0 to 1; absent while the total is unknown. */
  readonly value?: number | undefined;
}

/** Shows the progress of work that continues in the background. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  return <progress className={styles['bar']} aria-label={label} value={value} />;
}

/** Shows that the page's content is older than the requested content, which is loading. */
export function NewerUnderWay({ label }: Pick<ProgressBarProps, 'label'>) {
  return <div className={styles['above']} role="progressbar" aria-label={label} />;
}
