/** Form and sizes that a picture is drawn again in. */
export interface Drawing {
  /** `fitted`: as WebP within a square. `portrait`: as WebP that fills a square, cut at its longer side; no GIF. `square`: as PNG, with what is missing to a square left clear; no GIF. */
  readonly as: 'fitted' | 'square' | 'portrait';
  /** Points of the sides of the squares, one for each file. */
  readonly sides: readonly number[];
  /** A picture of more points would be a bomb: a small file that takes all memory when it is drawn. */
  readonly maxPixels: number;
}

/** A file for each side, or why there is none. */
export type Drawn = readonly Uint8Array[] | 'notDrawable' | 'tooManyPixels';
