import { ownSession } from '@madang/contract/ground/sessions/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { requireFreshProof } from '../../../../kernel/session/fresh-proof.ts';
import { endSessionById } from '../../../../kernel/session/session-list.ts';

/**
 * Ends one of the person's sessions, with a fresh proof unless it is the call's. Others' are unknown. Returns true for
 * its own.
 */
export const endSession = defineOperation({
  name: 'end-session',
  input: ownSession,
  permission: 'session',
  targets: () => [],
  refusals: ['CO404', 'PROOF_NEEDED'],
  // An input that names a session makes no sense later: sessions end by themselves.
  isSecret: true,
  async run({ tx, companyCode, actorId: personId = '', sessionHash, refuse }, { sessionId }) {
    const ended = await endSessionById(tx, { companyCode, personId }, sessionId);
    if (!ended) throw refuse('CO404');
    const isOwn = sessionHash !== undefined && ended.equals(sessionHash);
    // One after the other they are all of them.
    if (!isOwn) await requireFreshProof(tx, sessionHash);
    return {
      answer: { isOwn },
      audit: { target: { kind: 'session', id: sessionId } },
    };
  },
});
