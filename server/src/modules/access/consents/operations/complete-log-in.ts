import { ticketUse } from '@madang/contract/access/consents/inputs.ts';
import { defineSignInStep } from '../../../../kernel/operations/definition.ts';
import { takePendingSignIn } from '../../../../kernel/session/pending-sign-in.ts';
import { findDueTerms } from '../../../people/own-records/index.ts';
import { lockComing } from '../../../secrets/credentials/index.ts';
import { openSignIn } from '../../accounts/index.ts';

/**
 * RCN-04: turns a pending sign-in into a session under a new secret. The ticket serves once; nothing may be due, and
 * the account must exist.
 */
export const completeLogIn = defineSignInStep({
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
    const taken = await takePendingSignIn(tx, pending, ticket);
    if (!taken || !isAccount) throw refuse('CO403');
    if ((await findDueTerms(tx, taken)).length > 0) throw refuse('CONSENT_NEEDED');
    const answer = await openSignIn(tx, taken, {
      kernel,
      request,
      setUpSecret,
      isKept: taken.isKept,
      endsBy: taken.endsBy,
    });
    return { answer, audit: { target: { kind: 'person', id: pending.personId } } };
  },
});
