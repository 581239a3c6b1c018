import { brush, Drawing, Roof, Tree } from './drawing.tsx';

/** The yard (마당): house, stone step, jars under the persimmon tree. Who comes is welcome. */
export function YardDrawing() {
  return (
    <Drawing>
      <Roof />
      <g className={brush['line']}>
        {/* Posts, paper doors, the wooden floor between them. */}
        <path d="M56 50v32m108-32v32M86 50.5V78m48-27.5V78" />
        <path d="M60 56h22v22H60zm11 0v22m-11-11h22M138 56h22v22h-22zm11 0v22m-11-11h22" />
        <path d="M50 82h120M86 78h48" />
        <path className={brush['fill']} d="M98 84h24c3 0 4 1 5 5H93c1-4 2-5 5-5z" />
      </g>
      <Tree />
      <g className={brush['fruit']}>
        <circle cx="197" cy="36" r="2.4" />
        <circle cx="209" cy="31" r="2.4" />
        <circle cx="215" cy="42" r="2.4" />
      </g>
      <g className={brush['line']}>
        {/* Jars for sauce and salt. */}
        <path className={brush['fill']} d="M22 75h12m-13 3c-4 4-4 10 1 14h12c5-4 5-10 1-14-4-2-10-2-14 0z" />
        <path className={brush['fill']} d="M8 81h8m-9 2c-3 3-3 7 1 10h8c4-3 4-7 1-10-3-1.5-7-1.5-10 0z" />
      </g>
    </Drawing>
  );
}
