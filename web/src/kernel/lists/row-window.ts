/** The rows of a list that are drawn, in slices of `rowsPerSlice` that are counted from 0. */
export interface RowWindow {
  /** The first slice that the reader came to: nothing before it is drawn unless they go up there. */
  readonly start: number;
  readonly from: number;
  readonly to: number;
}

interface Edges {
  /** Positions of the first and the last row, in screen heights from the upper edge of the screen. */
  readonly first: number;
  readonly last: number;
  readonly sliceCount: number;
  /** The reader goes up: what stands before the page that they began with is drawn too. */
  readonly isUp?: boolean;
}

/** Rows that join at once, few enough for one frame of a scroll. */
export const rowsPerSlice = 10;
/** Screens of rows that are drawn: each frame costs by them. */
const screensDrawn = 5;
const leastDrawn = 5;
/** Screens before the end of the drawn rows at which more are drawn. */
const ahead = 1;

/** The window as it goes on where the reader is near an end of it; the same one where they are not. */
export function goFurther(window: RowWindow, { first, last, sliceCount, isUp = false }: Edges): RowWindow {
  const { start, from, to } = window;
  const most = Math.max(leastDrawn, Math.ceil((screensDrawn * (to - from + 1)) / (last - first)));
  const lastFrom = (newFrom: number) => Math.min(to, newFrom + most - 1);
  const top = isUp ? 0 : start;
  if (isUp && first > -ahead && from > top)
    return { start: Math.min(start, from - 1), from: from - 1, to: lastFrom(from - 1) };
  if (last < 1 + ahead && to < sliceCount - 1) return { start, from: Math.max(from, to + 2 - most), to: to + 1 };
  if (first > -ahead && from > start) return { start, from: from - 1, to: lastFrom(from - 1) };
  return window;
}

/** The slices of a page, which are counted from 1. */
export function slicesOf(page: number, rowsPerPage: number): Pick<RowWindow, 'from' | 'to'> {
  const perPage = rowsPerPage / rowsPerSlice;
  return { from: (page - 1) * perPage, to: page * perPage - 1 };
}

export function pageOfSlice(slice: number, rowsPerPage: number): number {
  return Math.floor((slice * rowsPerSlice) / rowsPerPage) + 1;
}

/** The page of a row by its place among those drawn; undefined for none. */
export function pageOfRow({ from, to }: RowWindow, index: number, rowsPerPage: number): number | undefined {
  return index < 0 ? undefined : pageOfSlice(Math.min(from + Math.floor(index / rowsPerSlice), to), rowsPerPage);
}
