import styles from './badge.module.css';

/** A word beside a name that says one more thing about it; the space keeps the two apart for those who hear them. */
export function Badge({ children, isPast }: { readonly children: string; readonly isPast?: boolean }) {
  return (
    <>
      <span className={styles['gap']}> </span>
      <span className={styles['badge']} data-past={isPast || undefined}>
        {children}
      </span>
    </>
  );
}
