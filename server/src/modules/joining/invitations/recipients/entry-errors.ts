import type { ErrorParams, FieldIssue } from '@madang/contract/kernel/errors.ts';

/** Why one entry of a list is not invited. */
export interface EntryError {
  readonly code: string;
  readonly params: ErrorParams;
}

interface Refused extends EntryError {
  readonly fields: readonly Pick<FieldIssue, 'code' | 'params'>[];
}

/** What a refusal says of its entry: the field's own fault where it names one. */
export function entryErrorOf(refusal: Refused): EntryError {
  const { code, params } = refusal.fields[0] ?? refusal;
  return { code, params };
}
