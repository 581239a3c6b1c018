/** The rows of a grid in heights that differ, and those of them that are in sight. */
export interface RowPlaces {
  /** Upper edge of each row, and at the end the lower edge of the last. */
  readonly tops: readonly number[];
  readonly length: number;
}

export function placesOf(heights: readonly number[]): RowPlaces {
  const tops = [0];
  for (const height of heights) tops.push((tops.at(-1) ?? 0) + height);
  return { tops, length: tops.at(-1) ?? 0 };
}

/** The rows between two edges, with so many more on each side. */
export function rowsBetween({ tops }: RowPlaces, from: number, to: number, more: number) {
  const count = tops.length - 1;
  const first = Math.max(0, lastAtOrBefore(tops, from) - more);
  return { first, end: Math.min(count, lastAtOrBefore(tops, to) + 1 + more) };
}

function lastAtOrBefore(tops: readonly number[], edge: number): number {
  let [low, high] = [0, tops.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((tops[middle] ?? 0) <= edge) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Position to scroll to so that a row is in sight; the same where it is. */
export function scrolledTo({ tops }: RowPlaces, row: number, scrolled: number, height: number): number {
  const [top, bottom] = [tops[row] ?? 0, tops[row + 1] ?? 0];
  if (top < scrolled) return top;
  return bottom > scrolled + height ? bottom - height : scrolled;
}
