/** A chunk of a build: what it weighs, which chunks it imports at once, and which it opens later. */
export interface ChunkNode {
  readonly name: string;
  /** Bytes of script and style, compressed. */
  readonly size: number;
  /** Files that come with it: its script, and its style where it has one. */
  readonly files: number;
  readonly imports: readonly string[];
  readonly opens: readonly string[];
  /** True if an address begins with it, or if it is imported on demand. */
  readonly isOpened: boolean;
  /** Running it draws a document: no other document may load it. */
  readonly isDocument?: boolean;
  /** True if other chunks may be joined into its file. */
  readonly mayGrow: boolean;
  readonly modules: readonly string[];
}

/**
 * Returns the first circle of chunks with static imports, or undefined; in a circle a chunk may be used before it has
 * run.
 */
export function circleOf(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const finished = new Set<string>();
  const way: string[] = [];
  const walk = (name: string): string[] | undefined => {
    if (finished.has(name)) return undefined;
    const at = way.indexOf(name);
    if (at >= 0) return [...way.slice(at), name];
    way.push(name);
    for (const next of imports.get(name) ?? []) {
      const circle = walk(next);
      if (circle) return circle;
    }
    way.pop();
    finished.add(name);
    return undefined;
  };
  for (const name of imports.keys()) {
    const circle = walk(name);
    if (circle) return circle;
  }
  return undefined;
}
