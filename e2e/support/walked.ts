/** Whether this is the full run, which walks through everything in every language and width. */
export const isFull = Boolean(process.env['MADANG_FULL']);

/** Ways to walk through the same, such as languages at widths: the full run takes all of them, the short one a single. */
export function walked<Way>(ways: readonly Way[], short: 'first' | 'last' = 'first'): readonly Way[] {
  return isFull ? ways : ways.slice(...(short === 'first' ? [0, 1] : [-1]));
}
