import { brush, Drawing, Roof } from './drawing.tsx';

/** It rains on the yard, the doors are shut: something failed, and passes. */
export function RainDrawing() {
  return (
    <Drawing>
      <g className={brush['line']}>
        <path className={brush['fill']} d="M186 34c-6 0-9-4-8-8s5-6 8-5c2-7 13-9 17-2 7-2 13 2 12 8-1 5-4 7-9 7z" />
        <path d="M184 42l-4 8m14-8l-6 12m16-12l-4 8m12-6l-6 12M30 14l-4 8m16-10l-6 12m16-16l-4 8" />
      </g>
      <Roof />
      <g className={brush['line']}>
        <path d="M56 50v32m108-32v32M50 82h120" />
        <path d="M62 55h48v27H62zm48 0h48v27h-48zM78 55v27m16-27v27m32-27v27m16-27v27M62 64h96M62 73h96" />
        {/* Drops from the eaves, and the puddle in front. */}
        <path d="M40 52v4m-4 6v5m148-15v5m5 5v5" />
        <path className={brush['fill']} d="M88 93c8-4 40-5 54-1 4 3-10 5-28 5s-30-1-26-4z" />
        <path d="M104 93c4-1 9-1 12 0m8 1c3-1 6-1 9 0" />
        {/* The umbrella that someone left. */}
        <path d="M198 92c-1 3-5 3-5 0" />
        <path d="M198 92l6-26" />
        <path
          className={brush['roof']}
          d="M190 71c1-9 10-15 19-13s14 9 13 17c-3-2-6-2-9 0-2-3-6-4-9-3-4-3-10-4-14-1z"
        />
      </g>
    </Drawing>
  );
}
