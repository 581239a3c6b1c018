const between = /[\n\r,;\uFF0C\uFF1B\u3001]+/;

/** Quoted names, which may hold commas, and what stands in angle brackets, are each read as a whole. */
const quoted = /"[^"\n]*"/g;
const bracketed = /<([^<>\n]*)>/g;

/**
 * The addresses of a pasted list in its order: parted by commas, semicolons, spaces and lines, as `Name <address>` or beside
 * names, as mail programs and spreadsheets copy them. A part without any address stays as it is, for who pasted it to mend.
 */
export function recipientsOf(pasted: string): string[] {
  return pasted.replaceAll(quoted, ' ').split(between).flatMap(addressesOf);
}

function addressesOf(part: string): string[] {
  const inBrackets = [...part.matchAll(bracketed)].map(([, inside = '']) => bare(inside));
  const words = part
    .replaceAll(bracketed, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  const beside = words.filter((word) => word.includes('@')).map(bare);
  const found = [...beside.filter((word) => !inBrackets.includes(word)), ...inBrackets.filter((word) => word !== '')];
  if (found.length > 0) return found;
  return words.length === 0 ? [] : [words.join(' ')];
}

function bare(word: string): string {
  return word.trim().replace(/^mailto:/i, '');
}
