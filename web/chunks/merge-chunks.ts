import type { ChunkNode } from './chunk-graph.ts';
import { piecesOf, type Piece, type Pieces } from './pieces.ts';

/** Cost of one file beside its content, in bytes: headers and its turn in the queue. */
const perFile = 1800;

/**
 * Joins two chunks while saved files outweigh bytes loaded in vain, by each opener's `weight`. Never across a third, so
 * no circle appears.
 */
export function mergeChunks(given: readonly ChunkNode[], weight: (opener: ChunkNode) => number): ChunkNode[][] {
  const pieces = piecesOf(given);
  const weights = Float64Array.from(
    given.filter(({ isOpened }) => isOpened),
    weight,
  );
  let hasJoined = true;
  while (hasJoined) hasJoined = joinWhatGains(pieces, weights);
  return [...pieces.values()].map(({ chunks }) => [...chunks]);
}

/** Data for judging pairs: pieces, how often each opener is opened, and what it still has to load of each piece. */
interface Known {
  readonly pieces: Pieces;
  readonly weights: Float64Array;
  readonly missing: ReadonlyMap<number, Float64Array>;
}

/** One round: every pair is judged once, and the best ones again right before they are joined. Whether any was. */
function joinWhatGains(pieces: Pieces, weights: Float64Array): boolean {
  let known: Known = { pieces, weights, missing: missingOf(pieces, weights.length) };
  const pairs = gainingPairs(known);
  let hasJoined = false;
  for (const [one, other] of pairs) {
    if (gainOf(one, other, known) <= 0 || standsBetween(one, other, pieces)) continue;
    join(one, other, pieces);
    known = { ...known, missing: missingOf(pieces, weights.length) };
    hasJoined = true;
  }
  return hasJoined;
}

function gainingPairs(known: Known): (readonly [number, number])[] {
  const growing = [...known.pieces].filter(([, { mayGrow }]) => mayGrow).map(([at]) => at);
  return growing
    .flatMap((one, place) => growing.slice(place + 1).map((other) => ({ one, other, gain: gainOf(one, other, known) })))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
    .map(({ one, other }) => [one, other]);
}

const costOf = ({ size, files }: Piece) => size + files * perFile;

/**
 * Missing bytes by piece and opener, with imports. Infinite if a document's start is among them, which would draw that
 * document.
 */
function missingOf(pieces: Pieces, openers: number): Map<number, Float64Array> {
  const missing = new Map<number, Float64Array>();
  for (const at of pieces.keys()) {
    const sums = new Float64Array(openers);
    for (const needed of reachedFrom(at, pieces)) {
      const piece = pieces.get(needed);
      if (!piece) continue;
      const cost = piece.isDocument ? Number.POSITIVE_INFINITY : costOf(piece);
      for (let opener = 0; opener < sums.length; opener += 1)
        if (piece.loaded[opener] === 0 && piece.kept[opener] === 0) sums[opener] = (sums[opener] ?? 0) + cost;
    }
    missing.set(at, sums);
  }
  return missing;
}

/** The piece itself and all that it imports. */
function reachedFrom(at: number, pieces: Pieces): Set<number> {
  const reached = new Set([at]);
  for (const each of reached) for (const imported of pieces.get(each)?.imports ?? []) reached.add(imported);
  return reached;
}

/** In bytes, over all openers. */
function gainOf(one: number, other: number, { pieces, missing, weights }: Known): number {
  const [first, second] = [pieces.get(one), pieces.get(other)];
  if (!first || !second) return 0;
  const [missingFirst, missingSecond] = [missing.get(one), missing.get(other)];
  const savedFile = Math.min(first.files, second.files) * perFile;
  let sum = 0;
  for (let at = 0; at < weights.length; at += 1) {
    const [loadsFirst, loadsSecond] = [isLoaded(first, at), isLoaded(second, at)];
    if (!loadsFirst && !loadsSecond) continue;
    let saved = savedFile;
    if (!loadsSecond) saved = second.kept[at] === 1 ? costOf(first) : savedFile - (missingSecond?.[at] ?? 0);
    if (!loadsFirst) saved = first.kept[at] === 1 ? costOf(second) : savedFile - (missingFirst?.[at] ?? 0);
    sum += (weights[at] ?? 0) * saved;
  }
  return sum;
}

const isLoaded = (piece: Piece, at: number) => piece.loaded[at] === 1 && piece.kept[at] === 0;

/** Returns true if imports lead from one to the other, in either direction, over a third. */
function standsBetween(one: number, other: number, pieces: Pieces): boolean {
  return leadsOver(one, other, pieces) || leadsOver(other, one, pieces);
}

function leadsOver(from: number, to: number, pieces: Pieces): boolean {
  const reached = new Set([...(pieces.get(from)?.imports ?? [])].filter((at) => at !== to));
  for (const at of reached) {
    for (const next of pieces.get(at)?.imports ?? []) {
      if (next === to) return true;
      reached.add(next);
    }
  }
  return false;
}

function join(one: number, other: number, pieces: Map<number, Piece>): void {
  const [kept, taken] = [pieces.get(one), pieces.get(other)];
  if (!kept || !taken) return;
  const either = (of: 'loaded' | 'kept') => kept[of].map((has, at) => has | (taken[of][at] ?? 0));
  const joined: Piece = {
    chunks: [...kept.chunks, ...taken.chunks],
    size: kept.size + taken.size,
    files: Math.max(kept.files, taken.files),
    mayGrow: true,
    isDocument: kept.isDocument || taken.isDocument,
    loaded: either('loaded'),
    kept: either('kept'),
    imports: new Set([...kept.imports, ...taken.imports].filter((at) => at !== one && at !== other)),
  };
  pieces.delete(other);
  pieces.set(one, joined);
  for (const { imports } of pieces.values()) if (imports.delete(other)) imports.add(one);
  // Who came for one of the two now loads what the other imports.
  for (const at of reachedFrom(one, pieces)) {
    const piece = pieces.get(at);
    if (!piece || at === one) continue;
    for (let opener = 0; opener < joined.loaded.length; opener += 1) {
      if (joined.loaded[opener] === 1) piece.loaded[opener] = 1;
      if (joined.kept[opener] === 1) piece.kept[opener] = 1;
    }
  }
}
