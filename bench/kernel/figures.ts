/** The middle of the values; of an even count the upper middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The value that 99 of 100 do not pass. */
export function p99(values: readonly number[]): number {
  return percentile(values, 0.99);
}

/** The value that 95 of 100 do not pass. */
export function p95(values: readonly number[]): number {
  return percentile(values, 0.95);
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
}

export type Bound = { readonly min: number } | { readonly max: number };

/** One measured thing: what the product did, and where there is a floor, how that compares. */
export interface Figure {
  readonly name: string;
  readonly product: string;
  readonly floor?: string;
  /** The ratio to the floor; without a floor the value itself. */
  readonly value: number;
  /** The smallest and the largest ratio of a round; far apart, they tell of a machine that did other work. */
  readonly rounds?: readonly [number, number];
  /** Absent: for information. */
  readonly bound?: Bound;
}

export function holds({ value, bound }: Figure): boolean {
  if (!bound) return true;
  return 'min' in bound ? value >= bound.min : value <= bound.max;
}

export function boundText({ bound }: Figure): string {
  if (!bound) return 'for information';
  return 'min' in bound ? `at least ${figureText(bound.min)}` : `at most ${figureText(bound.max)}`;
}

/** Two digits behind the point where there are more: a third. */
function figureText(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function ratioText({ floor, value, rounds }: Figure): string {
  if (floor === undefined) return '';
  const spread = rounds ? ` (rounds ${rounds.map((each) => each.toFixed(2)).join(' to ')})` : '';
  return `${value.toFixed(2)}${spread}`;
}

/** One line for the terminal: what was seen, its floor, their ratio and the bound. */
export function figureLine(figure: Figure): string {
  const mark = figure.bound ? (holds(figure) ? 'ok    ' : 'MISSED') : '      ';
  const floor = figure.floor === undefined ? '' : `, floor ${figure.floor}, ratio ${ratioText(figure)}`;
  return `${mark} ${figure.name}: ${figure.product}${floor}; ${boundText(figure)}`;
}
