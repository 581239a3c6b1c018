import { ticketHeader } from '@madang/contract/kernel/access/desk-ticket.ts';
import { toCallError } from '../call-error.ts';

/** Asks for a ticket; false where the person cancels. */
export type AskForTicket = () => Promise<boolean>;

let ask: AskForTicket | undefined;
/** Lives as long as the tab; a sign-out removes it (`clearPerson`), and another person in it has none. */
const storedAs = 'ticket';
const storedFor = 'ticketOf';
/** The person who reads; stored beside a ticket alone, because a tab keeps no id without need. */
let reader = '';
const listeners = new Set<() => void>();

/** Sets how this page asks; a page without a session has no such way. */
export function setTicketRequest(asks: AskForTicket | undefined): void {
  ask = asks;
}

/** Sets the ticket of all further calls; undefined asks again at the next look. */
export function setTicket(given: string | undefined): void {
  try {
    for (const key of [storedAs, storedFor]) sessionStorage.removeItem(key);
    if (given !== undefined) {
      sessionStorage.setItem(storedAs, given);
      sessionStorage.setItem(storedFor, reader);
    }
  } catch {}
  for (const listener of listeners) listener();
}

export function currentTicket(): string | undefined {
  try {
    return sessionStorage.getItem(storedAs) ?? undefined;
  } catch {
    return undefined;
  }
}

export function onTicketChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Removes the ticket of another person in this tab; the reader's own stays. */
export function keepTicketOf(personId: string): void {
  reader = personId;
  try {
    if (![null, personId].includes(sessionStorage.getItem(storedFor))) setTicket(undefined);
  } catch {}
}

/** Header of calls that carry a ticket. */
export function ticketHeaders(): Record<string, string> {
  const ticket = currentTicket();
  return ticket === undefined ? {} : { [ticketHeader]: ticket };
}

export function needsTicket(thrown: unknown): boolean {
  return toCallError(thrown).errorCode === 'DESK_TICKET';
}

/** Returns true if a ticket was given, so the call may be repeated. */
export async function givesTicket(thrown: unknown): Promise<boolean> {
  return needsTicket(thrown) && ask !== undefined && (await ask());
}
