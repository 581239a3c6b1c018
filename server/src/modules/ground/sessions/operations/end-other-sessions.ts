import * as z from 'zod/mini';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { requireFreshProof } from '../../../../kernel/session/fresh-proof.ts';
import { endSessionsOf } from '../../../../kernel/session/session.ts';

/** Ends every session of the person but the one that the call came with, after a fresh proof. */
export const endOtherSessions = defineOperation({
  name: 'end-other-sessions',
  input: z.strictObject({}),
  permission: 'session',
  targets: () => [],
  refusals: ['PROOF_NEEDED'],
  async run({ tx, companyCode, actorId: personId = '', sessionHash }) {
    await requireFreshProof(tx, sessionHash);
    await endSessionsOf(tx, { companyCode, personId }, sessionHash);
    return { answer: null, audit: { target: { kind: 'person', id: personId } } };
  },
});
