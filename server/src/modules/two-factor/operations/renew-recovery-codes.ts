import { passwordProof } from '@madang/contract/accounts/inputs/password-proof.ts';
import { defineOperation } from '../../../kernel/operations/definition.ts';
import { authenticate, hasSecondFactor, refuseSynchronising, sendAccountNotice } from '../../accounts/index.ts';
import { timeOf } from '../change-factors.ts';
import { makeRecoveryCodes } from '../recovery-codes.ts';

/** New codes, shown once; with the first of them none of the earlier ones opens anything. */
export const renewRecoveryCodes = defineOperation({
  name: 'renew-recovery-codes',
  input: passwordProof,
  permission: 'session',
  targets: () => [],
  refusals: ['CO404', 'CO429', 'EM0011', 'MB657', 'MB_M_PASSWORD_WRONG'],
  isSecret: true,
  // The try is counted in a transaction of its own, so that it counts although the change is refused.
  prepare: ({ kernel }, proof) => authenticate(kernel, { ...proof, device: proof.device }),
  async run({ tx, kernel, companyCode, actorId: personId = '', prepared: proven, refuse }) {
    const person = { companyCode, personId };
    if (proven?.personId !== personId) throw refuse.field('password', 'MB_M_PASSWORD_WRONG');
    await refuseSynchronising(tx, person);
    if (!(await hasSecondFactor(tx, person))) throw refuse('CO404');
    const recoveryCodes = await makeRecoveryCodes(tx, kernel.keyring, person);
    await sendAccountNotice(tx, kernel, person, { changed: 'recoveryCodesRenewed', changedAt: await timeOf(tx) });
    return { answer: { recoveryCodes }, audit: { target: { kind: 'person', id: personId } } };
  },
});
