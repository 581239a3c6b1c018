import { brush, Drawing } from './drawing.tsx';

/** The gate stands open between its walls, lanterns lit, and the path leads in: something is done. */
export function DoneDrawing() {
  return (
    <Drawing>
      <g className={brush['line']}>
        {/* The walls with their tiled tops. */}
        <path className={brush['fill']} d="M20 62h58v28H20zm142 0h58v28h-58z" />
        <path className={brush['roof']} d="M14 62l6-8h58v8zm148-8h58l6 8h-64z" />
        <path d="M20 72h58M20 81h58m84-9h58m-58 9h58M38 62v10m22 0v9m-31 0v9m152-28v10m20 0v9m-29 0v9" />
        {/* The gate's roof, posts and its two wings, opened inwards. */}
        <path className={brush['roof']} d="M62 34c12-1 20-7 26-16h64c6 9 14 15 26 16-12 4-26 5-58 5s-46-1-58-5z" />
        <path d="M86 18c1-3 2-4 5-4h58c3 0 4 1 5 4" />
        <path d="M84 39v51m72-51v51" />
        <path className={brush['fill']} d="M84 44l16 6v34l-16 6zm72 0l-16 6v34l16 6z" />
        <path d="M96 66v3m48-3v3" />
        {/* The path and its stones. */}
        <path d="M100 84l-14 14m54-14l14 14" />
        <path className={brush['fill']} d="M112 86h16l2 3h-20zm-4 6h24l2 4h-28z" />
        <path d="M92 39v5m56-5v5" />
        <path className={brush['light']} d="M88 44h8v9h-8zm56 0h8v9h-8z" />
      </g>
    </Drawing>
  );
}
