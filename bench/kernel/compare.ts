import { median, type Bound, type Figure } from './figures.ts';

/** Results of product and floor, round by round. */
export interface Rounds<T> {
  readonly product: readonly T[];
  readonly floor: readonly T[];
}

interface Measures<T> {
  readonly rounds: number;
  readonly product: (round: number) => Promise<T>;
  readonly floor: (round: number) => Promise<T>;
}

/**
 * Measures both in turn, the first of a round changing, so that other work of the machine affects both. The first round
 * is not counted.
 */
export async function interleave<T>({ rounds, product, floor }: Measures<T>): Promise<Rounds<T>> {
  const seen = { product: [] as T[], floor: [] as T[] };
  for (let round = 0; round <= rounds; round += 1) {
    const first = round % 2 === 0 ? 'floor' : 'product';
    for (const side of first === 'floor' ? (['floor', 'product'] as const) : (['product', 'floor'] as const)) {
      const result = await (side === 'floor' ? floor(round) : product(round));
      if (round > 0) seen[side].push(result);
    }
  }
  return seen;
}

/** The middle of the rounds' ratios: both sides of a round ran in the same seconds. */
export function compare<T>(
  name: string,
  { product, floor }: Rounds<T>,
  how: { readonly of: (result: T) => number; readonly unit: string; readonly bound: Bound },
): Figure {
  const ratios = product.map((result, round) => how.of(result) / how.of(floor[round] as T));
  return {
    name,
    product: amount(median(product.map(how.of)), how.unit),
    floor: amount(median(floor.map(how.of)), how.unit),
    value: median(ratios),
    rounds: [Math.min(...ratios), Math.max(...ratios)],
    bound: how.bound,
  };
}

function amount(value: number, unit: string): string {
  return `${value.toFixed(value < 100 ? 1 : 0)} ${unit}`;
}
