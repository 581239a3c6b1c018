import * as z from 'zod/mini';
import { pendingLimits } from '@madang/contract/access/consents/limits.ts';
import { defineSignInStep } from '../../../../kernel/operations/definition.ts';
import { issueTicket as issue } from '../../../../kernel/session/pending-sign-in.ts';

/** RCN-04: the one-time ticket of the hidden form, for anyone who went every step before it. */
export const issueTicket = defineSignInStep({
  name: 'issue-ticket',
  waitsFor: 'consent',
  input: z.strictObject({}),
  refusals: ['CO403'],
  isSecret: true,
  async run({ tx, pending, refuse }) {
    const ticket = await issue(tx, pending, pendingLimits.ticketSeconds);
    if (ticket === undefined) throw refuse('CO403');
    // What the ticket is used for is written down.
    return { answer: { ticket }, audit: 'none' };
  },
});
