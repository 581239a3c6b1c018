import { rule, searchText } from '../../kernel/rules.ts';
import { searchTermBytes, searchTermMaxLength } from './limits.ts';

/** USR-02: a wildcard or a range marker stands at the end alone. */
export const termCharacters = /^[^<>^;:*%$/#]*[*/]?$/u;

/** USR-02: smallest number of letters of each kind in a term. */
export const termLengths = { 0: lettersOver(searchTermBytes, 'a'), 1: lettersOver(searchTermBytes, '가') };

export function isLongTerm(value: string): boolean {
  return bytesOf(readTerm(value).text) > searchTermBytes;
}

/** USR-02: limits of what a search may ask for. */
export const searchTerm = searchText(searchTermMaxLength).check(
  rule<string>('SEARCH_TERM_LETTERS', (value) => termCharacters.test(value)),
  rule<string>('SEARCH_TERM_SHORT', isLongTerm, termLengths),
);

/** The number of bytes means nothing to a person: how many letters of a kind are more than that. */
function lettersOver(bytes: number, letter: string): number {
  return Math.floor(bytes / bytesOf(letter)) + 1;
}

function bytesOf(value: string): number {
  return new TextEncoder().encode(value).length;
}

/** Match of a term: anywhere in a name; with * its beginning; with / the whole name. */
export type TermReach = 'part' | 'beginning' | 'whole';

export function readTerm(term: string): { readonly text: string; readonly reach: TermReach } {
  const reach = term.endsWith('*') ? 'beginning' : term.endsWith('/') ? 'whole' : 'part';
  return { text: reach === 'part' ? term : term.slice(0, -1), reach };
}
