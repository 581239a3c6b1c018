/** How far a page key goes. */
const page = 8;

/** Where a key leads in a list of so many lines; undefined where it means nothing there. */
export function lineAfter(key: string, line: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (line + 1) % count;
  if (key === 'ArrowUp') return (line - 1 + count) % count;
  if (key === 'PageDown') return Math.min(line + page, count - 1);
  if (key === 'PageUp') return Math.max(line - page, 0);
  return undefined;
}
