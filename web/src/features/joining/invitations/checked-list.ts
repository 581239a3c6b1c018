import type { RecipientResult } from '@madang/contract/joining/invitations/list-routes.ts';
import { type PeopleRow, recipientOf } from '@madang/contract/people/people/people-rows/read-people-rows.ts';
import type { FieldError } from '../../../kernel/error-texts.ts';

/** One address of a list, and what stands in its way. */
export interface CheckedEntry {
  /** The name that was pasted beside it; '' without one. */
  readonly name: string;
  readonly recipient: string;
  /** Its place in the list as it was pasted, from 1. */
  readonly number: number;
  readonly fault: FieldError | null;
  /** It was changed since it was looked at. */
  readonly isChanged: boolean;
}

export type ListEntry = Pick<CheckedEntry, 'name' | 'recipient' | 'number'>;

interface Looked {
  readonly fault: FieldError | null;
}

/** A list with what the server says of each of its addresses; one that was mended keeps its place. */
export function checkedList(entries: readonly ListEntry[], looked: readonly Looked[]): CheckedEntry[] {
  return entries.map(({ name, recipient, number }, place) => {
    return { name, recipient, number, fault: looked[place]?.fault ?? null, isChanged: false };
  });
}

/** A pasted list before anything is known of its addresses. */
export function entriesOf(people: readonly PeopleRow[]): ListEntry[] {
  return people.map((row, place) => {
    return { name: row.address === '' ? '' : row.name, recipient: recipientOf(row), number: place + 1 };
  });
}

/** The list as it may be pasted again. */
export function textOf(entries: readonly ListEntry[]): string {
  return entries.map(({ name, recipient }) => (name === '' ? recipient : `${name} <${recipient}>`)).join('\n');
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
