export interface Piece {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Beyond so many changed words the middle is shown as a whole, old and new. */
const mostChanges = 1_500;

/** The words of an HTML that the server cleaned, blocks on lines of their own. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<\/(h2|h3|p|li|tr)>|<br\s*\/?>/g, '\n')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n ?(?:\n ?)*/g, '\n')
    .trim();
}

/** Returns the changes to a text, word by word as its language, such as `ko-KR`, separates words. */
export function compareTexts(before: string, after: string, languageTag: string): Piece[] {
  const [old, fresh] = [wordsOf(before, languageTag), wordsOf(after, languageTag)];
  let start = 0;
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start += 1;
  let end = 0;
  while (end < old.length - start && end < fresh.length - start && old.at(-1 - end) === fresh.at(-1 - end)) end += 1;
  const middle = compareWords(old.slice(start, old.length - end), fresh.slice(start, fresh.length - end));
  return joined([
    ...old.slice(0, start).map((text) => ({ kind: 'same' as const, text })),
    ...middle,
    ...old.slice(old.length - end).map((text) => ({ kind: 'same' as const, text })),
  ]);
}

function wordsOf(text: string, languageTag: string): string[] {
  const segments = new Intl.Segmenter(languageTag, { granularity: 'word' }).segment(text);
  return Array.from(segments, ({ segment }) => segment);
}

/** Myers' greedy comparison: the fewest words taken out and put in. */
function compareWords(old: readonly string[], fresh: readonly string[]): Piece[] {
  const trace: Map<number, number>[] = [];
  let reach = new Map<number, number>([[1, 0]]);
  for (let changes = 0; changes <= Math.min(old.length + fresh.length, mostChanges); changes += 1) {
    trace.push(new Map(reach));
    const next = new Map(reach);
    for (let line = -changes; line <= changes; line += 2) {
      const isDown = line === -changes || (line !== changes && at(reach, line - 1) < at(reach, line + 1));
      let x = isDown ? at(reach, line + 1) : at(reach, line - 1) + 1;
      while (x < old.length && x - line < fresh.length && old[x] === fresh[x - line]) x += 1;
      next.set(line, x);
      if (x >= old.length && x - line >= fresh.length) return walkBack(trace, old, fresh);
    }
    reach = next;
  }
  return [
    { kind: 'removed', text: old.join('') },
    { kind: 'added', text: fresh.join('') },
  ];
}

function at(reach: ReadonlyMap<number, number>, line: number): number {
  return reach.get(line) ?? -1;
}

function walkBack(trace: readonly ReadonlyMap<number, number>[], old: readonly string[], fresh: readonly string[]) {
  const pieces: Piece[] = [];
  let [x, y] = [old.length, fresh.length];
  for (let changes = trace.length - 1; changes >= 0; changes -= 1) {
    const reach = trace[changes] ?? new Map<number, number>();
    const line = x - y;
    const isDown = line === -changes || (line !== changes && at(reach, line - 1) < at(reach, line + 1));
    const fromLine = isDown ? line + 1 : line - 1;
    const fromX = changes === 0 ? 0 : at(reach, fromLine);
    const fromY = changes === 0 ? 0 : fromX - fromLine;
    while (x > fromX && y > fromY) {
      pieces.push({ kind: 'same', text: old[x - 1] ?? '' });
      x -= 1;
      y -= 1;
    }
    if (changes === 0) break;
    pieces.push(isDown ? { kind: 'added', text: fresh[y - 1] ?? '' } : { kind: 'removed', text: old[x - 1] ?? '' });
    [x, y] = [fromX, fromY];
  }
  return pieces.toReversed();
}

/** Neighbours of one kind as one piece. */
function joined(pieces: readonly Piece[]): Piece[] {
  const out: Piece[] = [];
  for (const piece of pieces) {
    const last = out.at(-1);
    if (last?.kind === piece.kind) out[out.length - 1] = { kind: last.kind, text: last.text + piece.text };
    else out.push(piece);
  }
  return out;
}
