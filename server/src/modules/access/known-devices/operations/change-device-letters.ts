import { deviceLetters } from '@madang/contract/access/known-devices/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { requireFreshProof } from '../../../../kernel/session/fresh-proof.ts';
import { setDeviceLetters } from '../known-devices.sql.ts';

/** ACC-18: switches the letter about a new device on or off; off after a fresh proof alone, for the browser may have been left open. */
export const changeDeviceLetters = defineOperation({
  name: 'change-device-letters',
  input: deviceLetters,
  permission: 'session',
  targets: () => [],
  refusals: ['PROOF_NEEDED'],
  async run({ tx, companyCode, actorId: personId = '', sessionHash }, { isTold }) {
    if (!isTold) await requireFreshProof(tx, sessionHash);
    const isChanged = await setDeviceLetters(tx, { companyCode, personId }, isTold);
    return {
      answer: null,
      audit: isChanged ? { target: { kind: 'person', id: personId }, fields: ['deviceLetters'] } : 'none',
    };
  },
});
