import { isDomain } from '../../../kernel/mail-address.ts';
import { linesOf, type Piece, splitAt, trimmed } from './plain-text.ts';
import { type Portion, portionsOf } from './portions.ts';

/** A text that holds people, pasted or from a file, has at most so many characters. */
export const peopleTextLimit = 200_000;

/** One person of a text, or what of it names none. */
export interface PeopleRow {
  /** Source text of the row, as written. */
  readonly text: string;
  readonly name: string;
  /** '' where there is none: the row is shown with its fault. Whether it is a mail address its own rule says. */
  readonly address: string;
  /** The first line of a table, which names its columns. */
  readonly isHeading: boolean;
}

/**
 * Reads people from a text: mail recipients, spreadsheet columns, lines. No letter is lost; the time is linear.
 * Undefined beyond `peopleTextLimit`.
 */
export function readPeopleRows(text: string): readonly PeopleRow[] | undefined {
  if (text.length > peopleTextLimit) return undefined;
  const lines = linesOf(text).map((line) => ({ line, rows: rowsOfLine(line) }));
  const [first, ...others] = lines;
  if (!first) return [];
  const isTable = others.some(({ rows }) => rows.some(({ address }) => address !== ''));
  const isHeading = isTable && first.rows.every(({ name, address }) => address === '' && !isDomain(name));
  const heading = { text: trimmed(first.line.raw), name: '', address: '', isHeading: true };
  return [...(isHeading ? [heading] : first.rows), ...others.flatMap(({ rows }) => rows)];
}

/** Returns the recipient by which a row is sent and shown: its address, or the text written in its place. */
export function recipientOf({ address, text }: Pick<PeopleRow, 'address' | 'text'>): string {
  return address === '' ? text : address;
}

function rowsOfLine(line: Piece): PeopleRow[] {
  const cells = splitAt(line, '\t');
  if (cells.length > 1) return rowsOfColumns(cells.flatMap(portionsOf));
  const parts = splitAt(line, ';').map((part) => splitAt(part, ',').flatMap(portionsOf));
  const [one, ...more] = parts.flat().filter(({ address }) => address !== '');
  const isTable = more.length === 0 && one !== undefined && !one.isBracketed;
  return isTable ? rowsOfOne(parts.flat()) : parts.flatMap(rowsOfPart);
}

/** The cells of a line are one person's up to the next address. */
function rowsOfColumns(portions: readonly Portion[]): PeopleRow[] {
  const people: Portion[][] = [];
  let own: Portion[] = [];
  for (const portion of portions) {
    if (portion.address !== '' && own.some(({ address }) => address !== '')) own = [];
    if (own.length === 0) people.push(own);
    own.push(portion);
  }
  return people.map((cells) => rowOf(cells, firstName(cells)));
}

/** A number beside an address is none where a name stands there too. */
function firstName(portions: readonly Portion[]): string {
  const named = portions.filter(({ name }) => name !== '');
  return (named.find(({ name }) => /\p{L}/u.test(name)) ?? named[0])?.name ?? '';
}

/** Reads the rows between semicolons: one person, whose name may have commas, or a list separated by commas. */
function rowsOfPart(portions: readonly Portion[]): PeopleRow[] {
  return portions.filter(({ address }) => address !== '').length === 1 ? rowsOfOne(portions) : rowsOfMany(portions);
}

/** One address; what looks like another one that was mistyped has a row of its own. */
function rowsOfOne(portions: readonly Portion[]): PeopleRow[] {
  const isApart = ({ name, address }: Portion) => address === '' && isDomain(name);
  const own = portions.filter((portion) => !isApart(portion));
  const names = own.map(({ name }) => name).filter((name) => name !== '');
  const person = own.find(({ address }) => address !== '');
  const name = person?.isBracketed === true ? names.join(', ') : person?.name || firstName(own);
  return [rowOf(own, name), ...portions.filter(isApart).map((portion) => rowOf([portion], portion.name))];
}

/** Each by itself, but for a surname before a comma and a given name with a bracketed address. */
function rowsOfMany(portions: readonly Portion[]): PeopleRow[] {
  return portions.flatMap((portion, place) => {
    const before = portions[place - 1];
    const next = portions[place + 1];
    if (isSurname(portion, next)) return [];
    const isWhole = before !== undefined && isSurname(before, portion);
    return [isWhole ? rowOf([before, portion], `${before.name}, ${portion.name}`) : rowOf([portion], portion.name)];
  });
}

function isSurname(portion: Portion, next: Portion | undefined): boolean {
  return portion.address === '' && !isDomain(portion.name) && next?.isBracketed === true && next.name !== '';
}

function rowOf(portions: readonly Portion[], name: string): PeopleRow {
  const address = portions.find((portion) => portion.address !== '')?.address ?? '';
  const text = portions.map(({ raw }) => raw.trim()).join(', ');
  return { text, name: address === '' ? trimmed(text) : name, address, isHeading: false };
}
