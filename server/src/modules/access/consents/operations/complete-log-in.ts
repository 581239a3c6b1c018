import { ticketUse } from '@madang/contract/access/consents/inputs.ts';
import { defineLogInStep } from '../../../../kernel/operations/definition.ts';
import { takePendingLogIn } from '../../../../kernel/session/pending-log-in.ts';
import { findDueTerms } from '../../../people/own-records/index.ts';
import { lockComing } from '../../../secrets/credentials/index.ts';
import { openLogIn } from '../../accounts/index.ts';

/**
 * RCN-04: turns a pending sign-in into a session under a new secret. The ticket serves once; nothing may be due, and
 * the account must exist.
 */
export const completeLogIn = defineLogInStep({
  name: 'complete-log-in',
  waitsFor: 'consent',
  input: ticketUse,
  refusals: [
    'ACCESS_ON_LEAVE',
    'ACCESS_ON_LEAVE_UNTIL',
    'ACCESS_SUSPENDED',
    'ACCESS_SUSPENDED_UNTIL',
    'CO403',
    'CONSENT_NEEDED',
    'NETWORK_NOT_ALLOWED',
  ],
  isSecret: true,
  async run({ tx, kernel, request, pending, refuse }, { ticket, setUpSecret }) {
    // The person before the sign-in, as everything takes them.
    const isAccount = await lockComing(tx, pending);
    const taken = await takePendingLogIn(tx, pending, ticket);
    if (!taken || !isAccount) throw refuse('CO403');
    if ((await findDueTerms(tx, taken)).length > 0) throw refuse('CONSENT_NEEDED');
    const answer = await openLogIn(tx, taken, {
      kernel,
      request,
      setUpSecret,
      isKept: taken.isKept,
      endsBy: taken.endsBy,
    });
    return { answer, audit: { target: { kind: 'person', id: pending.personId } } };
  },
});
