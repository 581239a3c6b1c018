import { diff } from 'node:util';

/** The lines that differ: `-` stands in the first text alone, `+` in the second alone. */
export function lineDifference(before: string, after: string): string[] {
  // The first text is what `diff` calls expected; 1 marks what only the other has.
  return diff(after.split('\n'), before.split('\n')).flatMap(([mark, line]) => {
    if (mark === 0) return [];
    return [`${mark === 1 ? '+' : '-'} ${line}`];
  });
}
