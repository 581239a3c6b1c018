import type { Delimiter } from '../table.ts';

const delimiters: readonly Delimiter[] = ['\t', '|', ',', ';'];
const linesThatCount = 20;

/** Returns the delimiter of which most of the first lines have the same count; a comma where there is none. */
export function proposeDelimiter(head: string, isWhole: boolean): Delimiter {
  const lines = countedLines(head, isWhole);
  let best: { delimiter: Delimiter; agreeing: number; count: number } | undefined;
  for (const delimiter of delimiters) {
    const counts = lines.map((line) => line.get(delimiter) ?? 0).filter((count) => count > 0);
    const { value: count, times: agreeing } = mostFrequent(counts);
    if (count === 0) continue;
    if (!best || agreeing > best.agreeing || (agreeing === best.agreeing && count > best.count))
      best = { delimiter, agreeing, count };
  }
  return best?.delimiter ?? ',';
}

function mostFrequent(counts: readonly number[]): { value: number; times: number } {
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  let best = { value: 0, times: 0 };
  for (const [value, seen] of times) {
    if (seen > best.times || (seen === best.times && value > best.value)) best = { value, times: seen };
  }
  return best;
}

/** Counts each delimiter outside of quotes, by line. */
function countedLines(head: string, isWhole: boolean): Map<Delimiter, number>[] {
  const lines: Map<Delimiter, number>[] = [];
  let line = new Map<Delimiter, number>();
  let isQuoted = false;
  let isBlank = true;
  for (const letter of head) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (letter === '\n' || letter === '\r')) {
      if (!isBlank) lines.push(line);
      line = new Map();
      isBlank = true;
      if (lines.length >= linesThatCount) return lines;
      continue;
    } else if (!isQuoted && isDelimiter(letter)) line.set(letter, (line.get(letter) ?? 0) + 1);
    isBlank = false;
  }
  if (!isBlank && (isWhole || lines.length === 0)) lines.push(line);
  return lines;
}

const isDelimiter = (letter: string): letter is Delimiter => delimiters.some((delimiter) => delimiter === letter);
