import { type Language, languages } from '../../contract/src/kernel/languages.ts';

/** True in the full run, which walks through everything in every language and width. */
export const isFull = Boolean(process.env['MADANG_FULL']);

/** Ways to walk through the same, such as languages at widths: the full run takes all of them, the short one a single. */
export function walked<Way>(ways: readonly Way[], short: 'first' | 'last' = 'first'): readonly Way[] {
  return isFull ? ways : ways.slice(...(short === 'first' ? [0, 1] : [-1]));
}

/** Languages at widths: the full run takes each at each, the short one Korean at the first or English at the last. */
export function walkedAt(
  widths: readonly [number, ...number[]],
  short: 'first' | 'last' = 'first',
): readonly (readonly [Language, number])[] {
  if (isFull) return languages.flatMap((language) => widths.map((width) => [language, width] as const));
  return short === 'first' ? [['ko', widths[0]]] : [['en', widths.at(-1) ?? widths[0]]];
}
