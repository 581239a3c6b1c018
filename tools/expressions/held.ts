import type { Finding } from '../kernel/findings.ts';

/** `// Held to 64 letters: why`, on the line of the expression or the one above. */
const hold = /\/\/ Held to 64 letters: \S/;

export function isHeld(lines: readonly string[], line: number): boolean {
  return [lines[line - 1], lines[line - 2]].some((text) => text !== undefined && hold.test(text));
}

/** A promise that no expression needs any more would be read as one that is kept. */
export function unusedHolds(path: string, lines: readonly string[], refused: readonly Finding[]): Finding[] {
  return lines.flatMap((text, index) => {
    const line = index + 1;
    if (!hold.test(text) || refused.some((each) => each.line === line || each.line === line + 1)) return [];
    return [{ path, line, message: 'holds a text to 64 letters for no expression that needs it; take the line out' }];
  });
}
