const wordJoiner = '\u2060';

/** A name that people chose themselves, as a message to others shows it: no program makes a link of `any.where`. */
export function unlinked(name: string): string {
  return name.replaceAll(/[.:/@]/g, `$&${wordJoiner}`);
}
