import styles from './logo.module.css';

/** The house around its yard, open at the gate, and the name beside it. */
export function Logo({ name = 'Madang' }: { readonly name?: string }) {
  return (
    <span className={styles['logo']}>
      <svg width="28" height="28" viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
        <rect className={styles['tile']} width="32" height="32" rx="8" />
        <path
          className={styles['house']}
          d="M13 24H9a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1h-4"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <circle className={styles['yard']} cx="16" cy="17" r="2.6" />
      </svg>
      <span className={styles['name']}>{name}</span>
    </span>
  );
}
