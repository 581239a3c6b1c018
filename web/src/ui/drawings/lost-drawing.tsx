import { brush, Drawing, Tree } from './drawing.tsx';

/** A wall without a gate, a broom left leaning at it, one leaf on the ground: here is nothing. */
export function LostDrawing() {
  return (
    <Drawing>
      <g className={brush['line']}>
        <path className={brush['fill']} d="M24 58h150v30H24z" />
        <path className={brush['roof']} d="M16 58l8-9h150l8 9z" />
        <path d="M24 68h150M24 78h150M46 58v10m32-10v10m34-10v10m32-10v10M34 68v10m30-10v10m34-10v10m32-10v10m30-10v10M50 78v10m34-10v10m32-10v10m32-10v10" />
      </g>
      <Tree />
      <g className={brush['line']}>
        {/* The broom. */}
        <path d="M60 42L76 80" />
        <path className={brush['light']} d="M73 77l7-3c3 5 6 11 7 18l-5-3-2 5-4-4-4 5c-1-7 0-13 1-18z" />
        {/* A leaf that fell, and the way it came. */}
        <path d="M172 66c6 4 2 9-3 10s-7 5-3 8" />
        <path className={brush['leaf']} d="M158 92c2-5 7-7 13-6-1 6-6 8-13 6z" />
      </g>
    </Drawing>
  );
}
