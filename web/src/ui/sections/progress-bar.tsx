import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** What is under way, for screen readers. */
  readonly label: string;
  /** From 0 to 1; left out while no one knows how much there is to do. */
  readonly value?: number | undefined;
}

/** How far work is that goes on behind the page. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  return <progress className={styles['bar']} aria-label={label} value={value} />;
}

/** What a page shows is older than what was asked for, which is on its way. */
export function NewerUnderWay({ label }: Pick<ProgressBarProps, 'label'>) {
  return <div className={styles['above']} role="progressbar" aria-label={label} />;
}
