import type { Piece } from './compare-texts.ts';

/** One line of a text with what became of its words. */
export interface Block {
  readonly pieces: readonly Piece[];
  readonly isChanged: boolean;
}

/** Unchanged lines that are shown beside a change, so that its place is recognised. */
const linesBeside = 1;

/** A comparison line by line; the ends of lines are in no piece. */
export function blocksOf(pieces: readonly Piece[]): Block[] {
  const lines: Piece[][] = [[]];
  for (const { kind, text } of pieces) {
    for (const [place, part] of text.split('\n').entries()) {
      if (place > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({ kind, text: part });
    }
  }
  return lines
    .filter((line) => line.length > 0)
    .map((line) => ({ pieces: line, isChanged: line.some(({ kind }) => kind !== 'same') }));
}

/** The changed lines with those beside them; of longer runs between them only how many lines they have. */
export function folded(blocks: readonly Block[]): (Block | number)[] {
  const isNear = (place: number) =>
    blocks.slice(Math.max(0, place - linesBeside), place + linesBeside + 1).some(({ isChanged }) => isChanged);
  const shown: (Block | number)[] = [];
  for (const [place, block] of blocks.entries()) {
    const last = shown.at(-1);
    if (isNear(place)) shown.push(block);
    else if (typeof last === 'number') shown[shown.length - 1] = last + 1;
    else shown.push(1);
  }
  return shown;
}
