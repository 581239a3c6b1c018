import { isSafeText } from '@madang/contract/kernel/rules.ts';
import { refuse } from '@madang/contract/refuse.ts';

/** Limits that no call of the contract approaches; beyond them, checking alone would delay all other callers. */
const limits = { depth: 20, values: 5_000 } as const;

/** Parses a JSON body; refuses (CO400) what is not JSON, is nested or long without end, or holds unsafe text. */
export function parseJson(raw: string): unknown {
  if (raw.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(raw);
  } catch {
    throw refuse('CO400');
  }
  checkTexts(value);
  return value;
}

/** Refuses (CO400) unsafe text anywhere in a query, in path parameters or in a body, and too many values. */
export function checkTexts(input: unknown): void {
  let values = 0;
  const check = (value: unknown, depth: number): void => {
    values += 1;
    if (values > limits.values || depth > limits.depth) throw refuse('CO400');
    if (typeof value === 'string' && !isSafeText(value)) throw refuse('CO400');
    if (typeof value !== 'object' || value === null) return;
    for (const key of Object.keys(value)) {
      if (!isSafeText(key)) throw refuse('CO400');
      check((value as Record<string, unknown>)[key], depth + 1);
    }
  };
  check(input, 0);
}
