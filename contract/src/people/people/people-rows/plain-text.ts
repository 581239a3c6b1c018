/** A stretch of a text beside what it says in plain signs; both have the same length. */
export interface Piece {
  readonly raw: string;
  readonly plain: string;
}

/** Full width signs, East Asian commas and stops, and curved quotes say what their plain signs do. */
const wideSigns = /[\uFF01-\uFF5E\u3001\u3002\uFF61\u201C-\u201F]/g;
const otherSigns: Readonly<Record<string, string>> = { '\u3001': ',', '\u3002': '.', '\uFF61': '.' };
const lineEnds = /\r\n|[\n\r\v\f\u2028\u2029]/;
/** Stands for a separator within quotes. */
const kept = '\uE000';

/** The lines of a text; separators within a quoted name do not part it. */
export function linesOf(text: string): Piece[] {
  const plains = text.replaceAll(wideSigns, plainSign).split(lineEnds);
  return text
    .split(lineEnds)
    .map((raw, index) => ({ raw, plain: withoutQuotes(plains[index] ?? '') }))
    .filter(isSeen);
}

/** The stretches between a sign. */
export function splitAt({ raw, plain }: Piece, sign: string): Piece[] {
  let start = 0;
  return plain
    .split(sign)
    .map((part) => {
      const piece = { raw: raw.slice(start, start + part.length), plain: part };
      start += part.length + sign.length;
      return piece;
    })
    .filter(isSeen);
}

/** Takes separators, quotes and unseen signs off both ends. */
export function trimmed(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isEdge(text.charAt(start))) start += 1;
  while (end > start && isEdge(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

const edge =
  /[\s"'`,;<>\u2018-\u201F\uFF02\uFF07\uFF0C\uFF1B\uFF1C\uFF1E\u3001\u3002\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069]/;

function isEdge(sign: string): boolean {
  return edge.test(sign);
}

function isSeen({ raw }: Piece): boolean {
  return trimmed(raw) !== '';
}

function plainSign(sign: string): string {
  if (sign >= '\u201C' && sign <= '\u201F') return '"';
  return otherSigns[sign] ?? String.fromCharCode(sign.charCodeAt(0) - 0xfe_e0);
}

/** Quotes become blanks; what they hold is a whole where it is a name, and a list of its own where it has addresses. */
function withoutQuotes(line: string): string {
  const parts: string[] = [];
  let at = 0;
  for (;;) {
    const open = line.indexOf('"', at);
    const close = open < 0 ? -1 : endOfQuote(line, open);
    if (close < 0) return parts.join('') + line.slice(at).replaceAll('"', ' ');
    const inside = line.slice(open + 1, close).replaceAll('"', ' ');
    parts.push(line.slice(at, open), ' ', inside.includes('@') ? inside : inside.replaceAll(/[\t,;]/g, kept), ' ');
    at = close + 1;
  }
}

/** Two quotes within a quoted cell are one that was written. */
function endOfQuote(line: string, open: number): number {
  let close = line.indexOf('"', open + 1);
  while (close >= 0 && line[close + 1] === '"') close = line.indexOf('"', close + 2);
  return close;
}
