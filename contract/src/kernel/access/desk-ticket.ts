/** Header with the ticket by which the service desk reads people's data. */
export const ticketHeader = 'x-madang-ticket';

/** Value of the header for a person who has agreed to the look. */
export const ticketConsent = 'consent';

export const ticketLimits = { minCharacters: 2, maxCharacters: 40 } as const;

const form = /^(?=.{2,40}$)#?[A-Za-z0-9][A-Za-z0-9#._/-]*$/;

/** Returns a ticket as it is recorded; undefined for anything that is none. A consent reads alike in every spelling. */
export function readTicket(typed: string | undefined): string | undefined {
  const ticket = typed?.trim() ?? '';
  if (!form.test(ticket)) return undefined;
  return ticket.toLowerCase() === ticketConsent ? ticketConsent : ticket;
}
