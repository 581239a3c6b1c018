import { bareAddress } from '../../../kernel/fields/typed-text.ts';
import { type Piece, trimmed } from './plain-text.ts';

/** A stretch with at most one address, and the name that stands beside it. */
export interface Portion {
  readonly raw: string;
  readonly name: string;
  /** '' where it has none. */
  readonly address: string;
  /** The address stands in angle brackets, so that what is before it is a whole name. */
  readonly isBracketed: boolean;
}

interface Word {
  readonly start: number;
  readonly end: number;
  readonly address: string;
  readonly isBracketed: boolean;
}

const token = /[<>]|[^\s<>]+/g;
// Neither class holds a bracket or an @, so each character is read a fixed number of times.
const inBrackets = /[([][^()[\]@]+@[^()[\]@]+[)\]]/g;
const nameSign = /[\p{L}\p{N}]/u;

/** A stretch in portions of one address each; an address that only repeats the one in brackets behind it is none. */
export function portionsOf(piece: Piece): Portion[] {
  const words = wordsOf(piece.plain);
  const isEcho = ({ address }: Word, place: number) => {
    const next = words[place + 1];
    return next?.isBracketed === true && next.address !== '' && next.address.toLowerCase() === address.toLowerCase();
  };
  const portions: Portion[] = [];
  let from = 0;
  let beside: string[] = [];
  const last = words.findLastIndex((word, place) => word.address !== '' && !isEcho(word, place));
  for (const [place, word] of words.entries()) {
    const { address, isBracketed, start, end } = word;
    if (address === '') beside.push(piece.raw.slice(start, end));
    if (address === '' || isEcho(word, place)) continue;
    // What stands behind the last address belongs to it.
    const behind = place === last ? words.slice(place + 1).map((next) => piece.raw.slice(next.start, next.end)) : [];
    const to = place === last ? piece.raw.length : end;
    const name = cleanName([...beside, ...behind].join(' '));
    portions.push({ raw: piece.raw.slice(from, to), name, address, isBracketed });
    [from, beside] = [to, []];
    if (place === last) break;
  }
  if (portions.length > 0) return portions;
  return [{ raw: piece.raw, name: cleanName(piece.raw), address: '', isBracketed: false }];
}

function wordsOf(plain: string): Word[] {
  const words: Word[] = [];
  let isOpen = false;
  for (const { 0: text, index: start } of plain.matchAll(token)) {
    if (text === '<' || text === '>') isOpen = text === '<';
    else {
      for (const part of partsOf(text)) {
        const end = start + part.end;
        words.push({ start: start + part.start, end, address: addressIn(part.text), isBracketed: isOpen });
      }
    }
  }
  return words;
}

interface Part {
  readonly start: number;
  readonly end: number;
  /** Text in which an address is searched for. */
  readonly text: string;
}

/** `name(address)` is a name and an address; what follows the bracket without an address of its own is passed over. */
function partsOf(word: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const { 0: text, index } of word.matchAll(inBrackets)) {
    const isNamed = nameSign.test(word.slice(at, index));
    if (isNamed) parts.push({ start: at, end: index, text: word.slice(at, index) });
    const end = index + text.length;
    parts.push({ start: isNamed ? index : at, end, text });
    at = end;
  }
  const rest = word.slice(at);
  const last = parts.at(-1);
  if (!last || rest.includes('@')) return [...parts, { start: at, end: word.length, text: rest }];
  return [...parts.slice(0, -1), { ...last, end: word.length }];
}

/** '' of a word without an @. */
function addressIn(word: string): string {
  if (!word.includes('@')) return '';
  return bareAddress(word);
}

export function cleanName(text: string): string {
  return trimmed(text).split(/\s+/).join(' ');
}
