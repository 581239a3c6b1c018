import type { ReactNode } from 'react';
import styles from './drawing.module.css';

/** Styles for the parts of a drawing: `line` alone, or filled as a roof, leaves, paper, ground, fruit or light. */
export const brush = styles;

/** A picture without words above what a page says, on its one ground. */
export function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg className={styles['drawing']} viewBox="0 0 240 104" fill="none" aria-hidden="true" focusable="false">
      <ellipse className={styles['ground']} cx="120" cy="90" rx="112" ry="10" />
      {children}
    </svg>
  );
}

/** The house of the yard: roof with raised eaves, ridge and tiles. */
export function Roof() {
  return (
    <g className={styles['line']}>
      <path className={styles['roof']} d="M34 46c14-2 24-10 32-22h88c8 12 18 20 32 22-16 4-34 5-76 5s-60-1-76-5z" />
      <path d="M62 24c2-4 3-5 7-5h82c4 0 5 1 7 5" />
      <path d="M82 26c-3 9-6 15-11 21m29-21c-1 9-2 15-4 22m26-22c1 9 2 15 4 22m20-22c3 9 6 15 11 21" />
    </g>
  );
}

/** The tree that leans over the wall. */
export function Tree() {
  return (
    <g className={styles['line']}>
      <path d="M206 88c1-14 0-24-3-34m1 12c4-3 7-7 9-12m-10 3c-4-2-7-6-8-10" />
      <path
        className={styles['leaf']}
        d="M188 40c-4-8 3-16 11-15 3-7 15-8 19 0 9-1 14 9 8 16 1 8-9 13-16 8-7 5-19 1-22-9z"
      />
    </g>
  );
}
