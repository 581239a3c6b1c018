import { pendingLimits } from '@madang/contract/consents/limits.ts';
import { issueConsentTicket as route } from '@madang/contract/consents/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { issueTicket } from '../../../kernel/session/pending-log-in.ts';

/** RCN-04: the one-time ticket of the hidden form, for whoever went every step before it. */
export const issueTicketCall = operation(route, async ({ kernel, pending }) => {
  const ticket = await issueTicket(kernel.db, pending, pendingLimits.ticketSeconds);
  if (ticket === undefined) throw refuse('CO403');
  return { ticket };
});
