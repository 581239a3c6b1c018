import { codeLengths } from '@madang/contract/secrets/otp/limits.ts';

/** A piece of a message: plain words, a one-time code, or a link. */
export interface TextPiece {
  readonly kind: 'plain' | 'code' | 'link';
  readonly text: string;
}

const { min, max } = codeLengths;
/** Codes stand alone; digits within a link or a longer number are none. */
const findings = new RegExp(`(?<link>https?://\\S+)|(?<![\\d+-])(?<code>\\d{${min},${max}})(?![\\d-])`, 'g');

/** A message's text in pieces, so that codes can be copied and links followed. */
export function piecesOf(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const found of text.matchAll(findings)) {
    if (found.index > end) pieces.push({ kind: 'plain', text: text.slice(end, found.index) });
    pieces.push({ kind: found.groups?.['link'] === undefined ? 'code' : 'link', text: found[0] });
    end = found.index + found[0].length;
  }
  if (end < text.length) pieces.push({ kind: 'plain', text: text.slice(end) });
  return pieces;
}
