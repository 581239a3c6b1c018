import { fieldIssues } from '@madang/contract/kernel/rules.ts';
import { refuseFields } from '@madang/contract/refuse.ts';
import type { AnyOperation, InputOf } from './definition.ts';

/** Parses an input that was stored or sent as JSON; refuses with everything that is wrong with it. */
export function parseInput<O extends AnyOperation>(operation: O, json: unknown): InputOf<O> {
  const parsed = operation.input.safeParse(json, { reportInput: true });
  if (!parsed.success) throw refuseFields(fieldIssues(parsed.error));
  return parsed.data;
}

/**
 * Parses an input for storing. It runs later, so `expected` is required where the operation knows it
 * (docs/decisions/expected-values-and-undo.md).
 */
export function parseStoredInput<O extends AnyOperation>(operation: O, input: unknown): InputOf<O> {
  const parsed = parseInput(operation, input);
  const { shape } = operation.input._zod.def as { readonly shape?: Readonly<Record<string, unknown>> };
  const isCompared = shape !== undefined && expectedKey in shape;
  const hasExpected = typeof parsed === 'object' && parsed !== null && Reflect.get(parsed, expectedKey) !== undefined;
  if (isCompared && !hasExpected) throw new Error(`a stored ${operation.name} says what it expects`);
  return parsed;
}

const expectedKey = 'expected';
