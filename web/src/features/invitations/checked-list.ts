import type { RecipientResult } from '@madang/contract/invitations/list-routes.ts';
import type { FieldError } from '../../kernel/error-texts.ts';

/** One address of a list, and what stands in its way. */
export interface CheckedEntry {
  readonly recipient: string;
  /** Its place in the list as it was pasted, from 1. */
  readonly number: number;
  readonly fault: FieldError | null;
  /** It was changed since it was looked at. */
  readonly isChanged: boolean;
}

interface Looked {
  readonly fault: FieldError | null;
}

/** A list with what the server says of each of its addresses; one that was mended keeps its place. */
export function checkedList(recipients: readonly string[], looked: readonly Looked[], numbers?: readonly number[]) {
  return recipients.map((recipient, place): CheckedEntry => {
    return { recipient, number: numbers?.[place] ?? place + 1, fault: looked[place]?.fault ?? null, isChanged: false };
  });
}

export function withEntry(entries: readonly CheckedEntry[], number: number, recipient: string): CheckedEntry[] {
  return entries.map((entry) => (entry.number === number ? { ...entry, recipient, isChanged: true } : entry));
}

export function withoutEntry(entries: readonly CheckedEntry[], number: number): CheckedEntry[] {
  return entries.filter((entry) => entry.number !== number);
}

/** Those of a sent list that were not sent, with the reason. */
export function notSent(sent: readonly CheckedEntry[], results: readonly RecipientResult[]): CheckedEntry[] {
  return sent.flatMap((entry, place) => {
    const result = results[place];
    if (result?.state !== 'refused' && result?.state !== 'failed') return [];
    return [{ ...entry, fault: result.fault, isChanged: result.fault === null }];
  });
}
