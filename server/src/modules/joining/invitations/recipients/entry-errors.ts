import type { ErrorParams, FieldIssue } from '@madang/contract/kernel/errors.ts';

/** Refusal of one entry of a list. */
export interface EntryError {
  readonly code: string;
  readonly params: ErrorParams;
}

interface Refused extends EntryError {
  readonly fields: readonly Pick<FieldIssue, 'code' | 'params'>[];
}

/** Converts a refusal to the entry's error: the field error if it has one. */
export function entryErrorOf(refusal: Refused): EntryError {
  const { code, params } = refusal.fields[0] ?? refusal;
  return { code, params };
}
