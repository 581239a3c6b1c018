import { passwordProof } from '@madang/contract/secrets/credentials/password-proof.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { provePassword } from '../../../secrets/passwords/index.ts';
import { hasMfa } from '../../../secrets/factor-requirements/index.ts';
import { refuseSynchronising } from '../../../people/person-records/index.ts';
import { sendAccountNotice } from '../../../people/notifications/index.ts';
import { timeOf } from '../change-factors.ts';
import { makeRecoveryCodes } from '../recovery-codes.ts';

/** New codes, shown once; with the first of them none of the earlier ones opens anything. */
export const renewRecoveryCodes = defineOperation({
  name: 'renew-recovery-codes',
  input: passwordProof,
  permission: 'session',
  targets: () => [],
  refusals: ['CO404', 'CO429', 'EM0011', 'MB657', 'MB708', 'MB_M_PASSWORD_WRONG'],
  isSecret: true,
  prepare: provePassword,
  async run({ tx, kernel, companyCode, actorId: personId = '', refuse }) {
    const person = { companyCode, personId };
    await refuseSynchronising(tx, person);
    if (!(await hasMfa(tx, person))) throw refuse('CO404');
    const recoveryCodes = await makeRecoveryCodes(tx, kernel.keyring, person);
    await sendAccountNotice(tx, kernel, person, { changed: 'recoveryCodesRenewed', changedAt: await timeOf(tx) });
    return { answer: { recoveryCodes }, audit: { target: { kind: 'person', id: personId } } };
  },
});
