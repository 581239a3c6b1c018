import { brush, Drawing } from './drawing.tsx';

/** Posts and beams stand, the roof is half laid, a ladder leans at it: the house is being set up. */
export function BuildDrawing() {
  return (
    <Drawing>
      <g className={brush['line']}>
        <path d="M34 46c14-2 24-10 32-22h88c8 12 18 20 32 22" />
        <path className={brush['roof']} d="M34 46c14-2 24-10 32-22h44v26c-34 1-62 0-76-4z" />
        <path d="M62 24c2-4 3-5 7-5h82c4 0 5 1 7 5M82 26c-3 9-6 15-11 21m29-21c-1 9-2 15-4 22" />
        {/* Rafters that wait for their tiles. */}
        <path d="M110 50c34 0 60 0 76-4M122 26l4 23m10-23l8 23m6-23l14 22m-6-15l16 14" />
        <path d="M56 50v32m108-32v32M86 51v31m48-32v32M50 82h120M56 60h108" />
        {/* The ladder, timber, and tiles in a pile. */}
        <path d="M176 92l-16-50m24 50l-16-50m8 40h8m-11-9h8m-11-9h8m-11-9h8" />
        <path className={brush['fill']} d="M12 86h34v4H12zm4-5h34v4H16z" />
        <path
          className={brush['roof']}
          d="M200 91c0-3 6-3 6 0zm7 0c0-3 6-3 6 0zm7 0c0-3 6-3 6 0zm-10-4c0-3 6-3 6 0zm7 0c0-3 6-3 6 0zm-4-4c0-3 6-3 6 0z"
        />
        <path className={brush['light']} d="M98 74h24v8H98z" />
        <path d="M104 74v-4h12v4" />
      </g>
    </Drawing>
  );
}
