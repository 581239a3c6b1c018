/** A limit of the digits that are taken, so that no number loses its last ones. */
const maxDigits = 15;

/**
 * Returns the whole number of a text: undefined if empty, null if invalid. Wide digits, spaces and commas are accepted.
 */
export function typedNumber(typed: string): number | undefined | null {
  const plain = typed.normalize('NFKC').trim();
  if (plain === '') return undefined;
  const digits = /^\d{1,3}(,\d{3})+$/.test(plain) ? plain.replaceAll(',', '') : plain;
  return /^\d+$/.test(digits) && digits.length <= maxDigits ? Number(digits) : null;
}

/** Returns the amount by which a key moves the number; undefined for a key with another meaning. */
export function stepOf(key: string): number | undefined {
  return { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[key];
}

export interface NumberLimits {
  readonly min: number;
  readonly max: number;
}

/** The number one step on within the limits; an empty field begins at the nearer end of them. */
export function stepped(value: number | undefined, step: number, { min, max }: NumberLimits): number {
  if (value === undefined) return step > 0 ? min : max;
  return Math.min(Math.max(value + step, min), max);
}
