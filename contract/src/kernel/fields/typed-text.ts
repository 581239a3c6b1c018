/** Marks without a shape that copying brings: soft hyphen, zero widths, directions, and the mark of byte order. */
const mark = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;
const blank = /\s/u;

/** Takes blanks and marks without a shape off both ends; within a text they stay, for a rule to refuse. */
export function withoutEdges(typed: string): string {
  return between(typed, (sign) => mark.test(sign) || blank.test(sign));
}

/** Takes the marks alone off both ends: a blank before a name is a fault that is shown. */
export function withoutMarks(typed: string): string {
  return between(typed, (sign) => mark.test(sign));
}

function between(typed: string, isEdge: (sign: string) => boolean): string {
  let [start, end] = [0, typed.length];
  while (start < end && isEdge(typed.charAt(start))) start += 1;
  while (end > start && isEdge(typed.charAt(end - 1))) end -= 1;
  return typed.slice(start, end);
}

/** Signs of one width: `ｋｉｍ＠outside．example` is kim@outside.example, and so are East Asian full stops. */
export function plainWidth(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/[\u3002\uff61]/gu, '.');
}
