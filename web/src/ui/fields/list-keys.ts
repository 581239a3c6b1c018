/** Number of lines that a page key moves. */
const page = 8;

/** Returns the line to which a key moves in a list of `count` lines; undefined if the key has no effect there. */
export function lineAfter(key: string, line: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (line + 1) % count;
  if (key === 'ArrowUp') return (line - 1 + count) % count;
  if (key === 'PageDown') return Math.min(line + page, count - 1);
  if (key === 'PageUp') return Math.max(line - page, 0);
  return undefined;
}
