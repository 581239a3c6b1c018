/** Form and sizes that a picture is drawn again in. */
export interface Drawing {
  /**
   * Shapes of drawn pictures. `fitted`: WebP within a square; `portrait`: WebP cut to a square; `square`: PNG with a
   * clear margin.
   */
  readonly as: 'fitted' | 'square' | 'portrait';
  /** Points of the sides of the squares, one for each file. */
  readonly sides: readonly number[];
  /** A picture of more points would be a bomb: a small file that takes all memory when it is drawn. */
  readonly maxPixels: number;
}

/** Form of a plan that is drawn again to be zoomed: a picture, or the first page of a PDF. */
export interface PlanDrawing {
  /** Points of the longer side, which a PDF fills and a picture stays below. */
  readonly side: number;
  /** A picture of more points would be a bomb. */
  readonly maxPixels: number;
}

export interface DrawnPlan {
  /** The picture as WebP. */
  readonly file: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Pages of the file, of which the first is drawn. */
  readonly pageCount: number;
}

/** The plan, or why there is none; `locked`: a password opens it. */
export type PlanOutcome = DrawnPlan | 'notDrawable' | 'tooManyPixels' | 'locked';

/** A file for each side, or why there is none. */
export type Drawn = readonly Uint8Array[] | 'notDrawable' | 'tooManyPixels';
