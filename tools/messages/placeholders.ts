const placeholder = /\{\{-?\s*([\w.]+)\s*(?:,[^{}]*)?\}\}/g;

/** The names a text takes: `{{0}}`, `{{validatedName}}`, `{{count, number}}`. */
export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map((match) => match[1] ?? ''))].sort();
}

/** The words alone, without what is filled in. */
export function wordsOf(text: string): string {
  return text.replaceAll(placeholder, ' ');
}
