import * as z from 'zod/mini';
import { rule } from './rules.ts';

/** A setting of the whole platform that its operator changes while the server runs. */
export interface Property<T = unknown> {
  readonly key: string;
  readonly schema: z.ZodMiniType<T>;
  readonly initial: T;
}

export function property<T>(key: string, schema: z.ZodMiniType<T>, initial: NoInfer<T>): Property<T> {
  return { key, schema, initial };
}

/** The most of a number that nothing but sense bounds. */
export const propertyMax = 1_000_000;

/** A number that the operator sets. Anything else is refused with the range. */
export function wholeNumber(min = 1, max = propertyMax) {
  return z.custom<number>().check(
    rule('MB_M_REQUIRED', (value) => value !== undefined),
    rule('PROPERTY_RANGE', (value) => Number.isInteger(value) && value >= min && value <= max, {
      0: min,
      1: max,
    }),
  );
}
