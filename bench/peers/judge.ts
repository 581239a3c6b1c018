import type { Figure } from '../kernel/figures.ts';
import { median } from '../kernel/figures.ts';
import { middle, ratios, type Row } from './rates.ts';
import { hashingTasks } from './side.ts';

/** The product beside one peer in one row. */
export interface Standing {
  readonly row: Row;
  readonly peer: string;
  readonly ratio: number;
  readonly rounds: readonly [number, number];
  /** The product's processor time for each of the peer's. */
  readonly processorRatio: number;
  /** The ratio that is asked for: 1, or less as far as the product's hash alone is dearer. */
  readonly least: number;
}

/** Compares a row with each peer; `hash` is the row of the bare hash at as many connections. */
export function standings(row: Row, hash: Row, product: string): Standing[] {
  const peers = [...row.sides.keys()].filter((name) => name !== product);
  return peers.map((peer) => {
    const rounds = ratios(row, product, peer);
    const takesHash = hashingTasks.some((task) => task === row.name);
    const dearer = processorOf(hash, product) / processorOf(hash, peer);
    return {
      row,
      peer,
      ratio: median(rounds),
      processorRatio: processorOf(row, product) / processorOf(row, peer),
      rounds: [Math.min(...rounds), Math.max(...rounds)],
      least: takesHash ? Math.min(1, 1 / dearer) : 1,
    };
  });
}

function processorOf({ sides }: Row, side: string): number {
  return middle(sides.get(side) ?? []).processorMs;
}

export function figureOf({ row, peer, ratio, rounds, least }: Standing, product: string): Figure {
  return {
    name: `${rowName(row)}, beside ${peer}, rate`,
    product: rateText(row, product),
    floor: rateText(row, peer),
    value: ratio,
    rounds,
    bound: { min: least },
  };
}

export function rowName({ name, connections }: Row): string {
  return `${name}, ${connections} connection${connections === 1 ? '' : 's'}`;
}

export function rateText({ sides }: Row, side: string): string {
  const { perSecond, processorMs, databaseMs } = middle(sides.get(side) ?? []);
  const ofDatabase = databaseMs === 0 ? '' : ` (${digits(databaseMs)})`;
  return `${digits(perSecond)} /s, ${digits(processorMs)}${ofDatabase} ms`;
}

/** Three digits that say something, and no point behind a hundred. */
function digits(value: number): string {
  if (value >= 100) return value.toFixed(0);
  return value.toFixed(value >= 10 ? 1 : 2);
}
