import { logOutInput } from '@madang/contract/access/accounts/session-secrets.ts';
import { enterCompany } from '../../../../kernel/db/database.ts';
import { defineOpenOperation } from '../../../../kernel/operations/definition.ts';
import { endPendingSignIn } from '../../../../kernel/session/pending-sign-in.ts';
import { endSession, findSessionOwner } from '../../../../kernel/session/session.ts';

/** Ends this browser's session, or its sign-in that waits; one that has ended already is signed out too. */
export const logOut = defineOpenOperation({
  name: 'log-out',
  input: logOutInput,
  refusals: [],
  isSecret: true,
  prepare: async ({ kernel: { db } }, { sessionSecret }) =>
    sessionSecret === undefined ? undefined : findSessionOwner(db, sessionSecret),
  async run({ tx, prepared: session }, { pendingSecret }) {
    if (pendingSecret !== undefined) await endPendingSignIn(tx, pendingSecret);
    // There is no one whose log-out it could be.
    if (!session) return { answer: null, audit: 'none' };
    const { companyCode, personId, tokenHash } = session;
    await enterCompany(tx, companyCode);
    await endSession(tx, tokenHash);
    return { answer: null, audit: { target: { kind: 'person', id: personId }, actorId: personId } };
  },
});
