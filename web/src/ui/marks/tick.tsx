import { VisuallyHidden } from '../visually-hidden.tsx';
import { CheckIcon } from '../icons.tsx';
import styles from './tick.module.css';

/** Yes is a tick, and no is nothing; `yes` is the word that screen readers say. */
export function Tick({ on, yes }: { readonly on: boolean; readonly yes: string }) {
  if (!on) return null;
  return (
    <span className={styles['tick']}>
      <CheckIcon size={16} />
      <VisuallyHidden>{yes}</VisuallyHidden>
    </span>
  );
}
