import styles from './yard-drawing.module.css';

/** The yard (마당): house, eaves, stone step, jars under the persimmon tree. A picture without words. */
export function YardDrawing() {
  return (
    <svg className={styles['yard']} viewBox="0 0 240 104" fill="none" aria-hidden="true" focusable="false">
      <g className={styles['ground']}>
        <ellipse cx="120" cy="90" rx="112" ry="10" />
      </g>
      <g className={styles['line']}>
        {/* The roof with its raised eaves and ridge. */}
        <path className={styles['roof']} d="M34 46c14-2 24-10 32-22h88c8 12 18 20 32 22-16 4-34 5-76 5s-60-1-76-5z" />
        <path d="M62 24c2-4 3-5 7-5h82c4 0 5 1 7 5" />
        <path d="M82 26c-3 9-6 15-11 21m29-21c-1 9-2 15-4 22m26-22c1 9 2 15 4 22m20-22c3 9 6 15 11 21" />
        {/* Posts, paper doors, the wooden floor between them. */}
        <path d="M56 50v32m108-32v32M86 50.5V78m48-27.5V78" />
        <path d="M60 56h22v22H60zm11 0v22m-11-11h22M138 56h22v22h-22zm11 0v22m-11-11h22" />
        <path d="M50 82h120M86 78h48" />
        {/* The stepping stone. */}
        <path className={styles['fill']} d="M98 84h24c3 0 4 1 5 5H93c1-4 2-5 5-5z" />
      </g>
      <g className={styles['line']}>
        {/* The tree that leans over the wall. */}
        <path d="M206 88c1-14 0-24-3-34m1 12c4-3 7-7 9-12m-10 3c-4-2-7-6-8-10" />
        <path
          className={styles['leaf']}
          d="M188 40c-4-8 3-16 11-15 3-7 15-8 19 0 9-1 14 9 8 16 1 8-9 13-16 8-7 5-19 1-22-9z"
        />
      </g>
      <g className={styles['fruit']}>
        <circle cx="197" cy="36" r="2.4" />
        <circle cx="209" cy="31" r="2.4" />
        <circle cx="215" cy="42" r="2.4" />
      </g>
      <g className={styles['line']}>
        {/* Jars for sauce and salt. */}
        <path className={styles['fill']} d="M22 75h12m-13 3c-4 4-4 10 1 14h12c5-4 5-10 1-14-4-2-10-2-14 0z" />
        <path className={styles['fill']} d="M8 81h8m-9 2c-3 3-3 7 1 10h8c4-3 4-7 1-10-3-1.5-7-1.5-10 0z" />
      </g>
    </svg>
  );
}
