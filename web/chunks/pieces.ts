import type { ChunkNode } from './chunk-graph.ts';

/** Several chunks of the bundler as one, seen by those that open something. */
export interface Piece {
  readonly chunks: readonly ChunkNode[];
  readonly size: number;
  readonly files: number;
  readonly mayGrow: boolean;
  readonly isDocument: boolean;
  /** By opener: 1 where it loads the piece, and 1 where whatever opens it has loaded it before. */
  readonly loaded: Uint8Array;
  readonly kept: Uint8Array;
  readonly imports: Set<number>;
}

export type Pieces = Map<number, Piece>;

/** Each chunk as a piece of its own. */
export function piecesOf(given: readonly ChunkNode[]): Pieces {
  const openers = given.filter(({ isOpened }) => isOpened);
  const at = new Map(given.map(({ name }, index) => [name, index]));
  const numbersOf = (names: readonly string[]) => new Set(names.flatMap((name) => at.get(name) ?? []));
  const imports = given.map((chunk) => numbersOf(chunk.imports));
  const loads = openers.map(({ name }) => closureOf(numbersOf([name]), imports));
  const kept = keptBefore(openers, loads, given);
  return new Map(
    given.map((chunk, index) => [
      index,
      {
        chunks: [chunk],
        size: chunk.size,
        files: chunk.files,
        mayGrow: chunk.mayGrow,
        isDocument: chunk.isDocument === true,
        loaded: Uint8Array.from(loads, (load) => Number(load.has(index))),
        kept: Uint8Array.from(kept, (before) => Number(before.has(index))),
        imports: imports[index] ?? new Set(),
      },
    ]),
  );
}

/** The chunks and all that they import at once. */
function closureOf(chunks: ReadonlySet<number>, imports: readonly ReadonlySet<number>[]): Set<number> {
  const found = new Set(chunks);
  for (const each of found) for (const imported of imports[each] ?? []) found.add(imported);
  return found;
}

/** Chunks that are present before an opener is opened, in whatever way. */
function keptBefore(
  openers: readonly ChunkNode[],
  loads: readonly ReadonlySet<number>[],
  given: readonly ChunkNode[],
): ReadonlySet<number>[] {
  const opens = loads.map((load) => new Set([...load].flatMap((index) => given[index]?.opens ?? [])));
  const parents = openers.map(({ name }) => [...opens.keys()].filter((parent) => opens[parent]?.has(name)));
  const all = new Set(given.keys());
  const kept: ReadonlySet<number>[] = parents.map((from) => (from.length === 0 ? new Set() : all));
  for (let isSettled = false; !isSettled;) {
    isSettled = true;
    for (const [index, from] of parents.entries()) {
      const before = from.map((parent) => (kept[parent] ?? all).union(loads[parent] ?? all));
      const common = before.reduce((one, other) => one.intersection(other), kept[index] ?? all);
      if (common.size === kept[index]?.size) continue;
      kept[index] = common;
      isSettled = false;
    }
  }
  return kept;
}
