import { brush } from './drawing.tsx';

/** A low wall with its tiled top and a persimmon tree behind it: stands on the edge of a page's first card. */
export function WallDrawing() {
  return (
    <svg viewBox="0 0 184 84" fill="none" aria-hidden="true" focusable="false">
      <g className={brush['line']}>
        <path d="M12 62v22h160V62M12 70h22v7H12m22-7h30v7H34m30-7h26v7H64m26-7h32v7H90m32-7h24v7h-24m24-7h26" />
        <path className={brush['roof']} d="M6 62c30-3 140-3 172 0l-4-8H10z" />
        <path d="M138 54c2-14 0-24-6-36m4 16c6-2 10-6 12-12m-13 4c-6-1-10-5-12-11" />
        <path
          className={brush['leaf']}
          d="M108 22c-5-8 2-17 11-16 4-7 18-8 22 0 10-1 17 9 10 17 1 9-11 13-18 8-9 5-22 0-25-9z"
        />
        <path className={brush['fill']} d="M28 48h14m-15 3c-3 1-4 2-5 3h26c-1-1-2-2-5-3z" />
      </g>
      <g className={brush['fruit']}>
        <circle cx="118" cy="18" r="2.5" />
        <circle cx="132" cy="13" r="2.5" />
        <circle cx="143" cy="22" r="2.5" />
        <circle cx="128" cy="26" r="2.5" />
      </g>
    </svg>
  );
}
