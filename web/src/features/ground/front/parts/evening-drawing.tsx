import styles from './evening-drawing.module.css';

/** The yard in the evening of the party: moon, lanterns on a line, light in the house. */
export function EveningDrawing() {
  return (
    <svg className={styles['evening']} viewBox="0 0 216 174" fill="none" preserveAspectRatio="xMidYMid slice">
      <path className={styles['sky']} d="M0 0h216v174H0z" />
      <circle className={styles['lamp']} cx="170" cy="40" r="17" />
      <path className={styles['hill']} d="M0 132c40-22 90-24 130-6s60 2 86-16v64H0z" />
      <g className={styles['line']}>
        <path d="M14 44c40 24 120 26 188-2" />
        <path className={styles['house']} d="M50 92c14-2 24-9 30-18h58c6 9 16 16 30 18-14 4-30 5-59 5s-45-1-59-5z" />
        <path d="M78 74c2-4 3-5 6-5h50c3 0 4 1 6 5M62 96v42m96-42v42M54 138h112" />
        <path className={styles['lamp']} d="M92 100h34v38H92z" />
        <path d="M70 104h16v26H70zm8 0v26m54-26h16v26h-16zm8 0v26M109 100v38" />
        <path className={styles['lamp']} d="M42 58h9v11h-9zm40 8h9v11h-9zm46 0h9v11h-9zm40-9h9v11h-9z" />
        <path d="M46 53v5m40 3v5m46-5v5m40-13v4M28 154c60-14 110-14 166 0" />
      </g>
    </svg>
  );
}
