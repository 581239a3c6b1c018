import { ClockIcon } from '../icons.tsx';
import { Announcement } from '../visually-hidden.tsx';
import styles from './countdown.module.css';

interface CountdownProps {
  /** Whole seconds, as the kernel's `useCountdown` counts them. */
  readonly secondsLeft: number;
  /** The same as a clock: 02:59. */
  readonly clock: string;
  readonly label: string;
  /** Screen reader announcements at 60, 30 and 0 seconds; none at any other time (ACS-04). */
  readonly announcements: Readonly<Record<60 | 30 | 0, string>>;
}

/** A clock that runs out; red for the last half minute. */
export function Countdown({ secondsLeft, clock, label, announcements }: CountdownProps) {
  return (
    <span className={styles['countdown']} data-late={secondsLeft <= 30 || undefined}>
      <ClockIcon size={16} />
      <span role="timer" aria-label={label} aria-live="off">
        {clock}
      </span>
      <Announcement text={spoken(secondsLeft, announcements)} />
    </span>
  );
}

/** The last announcement that was due stays, so that the region changes three times in all. */
function spoken(secondsLeft: number, texts: CountdownProps['announcements']): string {
  if (secondsLeft <= 0) return texts[0];
  if (secondsLeft <= 30) return texts[30];
  return secondsLeft <= 60 ? texts[60] : '';
}
