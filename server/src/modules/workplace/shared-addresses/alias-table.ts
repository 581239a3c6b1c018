import type { AliasLine } from './lists.sql.ts';

/** Writes a lookup table of Postfix: an address, a space, its mailboxes. Without mailboxes it is a comment, for Postfix warns of empty values. */
export function aliasTable(lines: readonly AliasLine[], { heading, leftOut }: AliasWords): string {
  const written = lines.flatMap(({ address, mailboxes, leftOut: count }) => [
    ...(count > 0 ? [comment(leftOut(address, count))] : []),
    mailboxes.length === 0 ? comment(address) : `${address} ${mailboxes.join(', ')}`,
  ]);
  return [...heading.map(comment), ...written, ''].join('\n');
}

interface AliasWords {
  readonly heading: readonly string[];
  readonly leftOut: (address: string, count: number) => string;
}

/** A line break would begin a line that Postfix reads as an entry. */
function comment(text: string): string {
  return `# ${text.replaceAll(/\s+/g, ' ')}`;
}
