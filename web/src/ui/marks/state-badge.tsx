import styles from './state-badge.module.css';

/**
 * Tone of a state. Deviating states have a background: `waiting` for an act, `away`, `stopped`, `elsewhere`, `past`; the usual
 * state has a dot.
 */
export type StateTone = 'usual' | 'waiting' | 'away' | 'stopped' | 'elsewhere' | 'past';

interface StateBadgeProps {
  readonly tone: StateTone;
  readonly children: string;
}

/** A state in a word and a colour; the word alone says all. */
export function StateBadge({ tone, children }: StateBadgeProps) {
  return (
    <span className={styles['badge']} data-tone={tone}>
      {children}
    </span>
  );
}
