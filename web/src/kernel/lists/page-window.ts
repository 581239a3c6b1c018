/** The pages of a list that are drawn. */
export interface PageWindow {
  /** The first page that the reader came to: nothing before it is drawn unless they go up there. */
  readonly start: number;
  readonly from: number;
  readonly to: number;
}

interface Edges {
  /** Where the first and the last row are, in heights of the screen from its upper edge. */
  readonly first: number;
  readonly last: number;
  readonly pageCount: number;
  /** The reader goes up: what stands before the page that they began with is drawn too. */
  readonly isUp?: boolean;
}

/** So many pages are drawn at once. */
export const pagesDrawn = 5;
/** So many screens before the end of what is drawn more is drawn. */
const ahead = 1;

/** The window as it goes on where the reader is near an end of it; the same one where they are not. */
export function goFurther(window: PageWindow, { first, last, pageCount, isUp = false }: Edges): PageWindow {
  const { start, from, to } = window;
  const top = isUp ? 1 : start;
  if (isUp && first > -ahead && from > top) {
    return { start: Math.min(start, from - 1), from: from - 1, to: Math.min(to, from + pagesDrawn - 2) };
  }
  if (last < 1 + ahead && to < pageCount) return { start, from: Math.max(from, to + 2 - pagesDrawn), to: to + 1 };
  if (first > -ahead && from > start) return { start, from: from - 1, to: Math.min(to, from + pagesDrawn - 2) };
  return window;
}

/** The page of a row by its place among those drawn; undefined for none. */
export function pageOfRow({ from, to }: PageWindow, index: number, rowsPerPage: number): number | undefined {
  return index < 0 ? undefined : Math.min(from + Math.floor(index / rowsPerPage), to);
}
