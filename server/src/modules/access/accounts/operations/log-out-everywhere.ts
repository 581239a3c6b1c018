import * as z from 'zod/mini';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { requireFreshProof } from '../../../../kernel/session/fresh-proof.ts';
import { endSessionsOf } from '../../../../kernel/session/session.ts';
import { endTrust } from '../../known-devices/index.ts';

/** Ends every session of the person, this one included, and trusts no device any more, after a fresh proof. */
export const logOutEverywhere = defineOperation({
  name: 'log-out-everywhere',
  input: z.strictObject({}),
  permission: 'session',
  targets: () => [],
  refusals: ['PROOF_NEEDED'],
  async run({ tx, companyCode, actorId: personId = '', sessionHash }) {
    await requireFreshProof(tx, sessionHash);
    await endSessionsOf(tx, { companyCode, personId });
    await endTrust(tx, { companyCode, personId });
    return { answer: null, audit: { target: { kind: 'person', id: personId } } };
  },
});
