import { passwordProof } from '@madang/contract/secrets/credentials/password-proof.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { provePassword } from '../../../secrets/passwords/index.ts';
import { refuseSynchronising } from '../../../people/person-records/index.ts';
import { sendAccountNotice } from '../../../people/notifications/index.ts';
import { deleteApp } from '../apps.sql.ts';
import { timeOf } from '../change-factors.ts';
import { settleRemoval } from '../settle-factors.ts';

/** Removes the app; the recovery codes go with it where nothing else is left that they stand in for. */
export const removeAuthenticatorApp = defineOperation({
  name: 'remove-authenticator-app',
  input: passwordProof,
  permission: 'session',
  targets: () => [],
  refusals: ['CO404', 'CO429', 'EM0011', 'FACTOR_REQUIRED', 'MB657', 'MB708', 'MB_M_PASSWORD_WRONG'],
  isSecret: true,
  prepare: provePassword,
  async run({ tx, kernel, companyCode, actorId: personId = '', refuse }) {
    const person = { companyCode, personId };
    await refuseSynchronising(tx, person);
    if (!(await deleteApp(tx, person))) throw refuse('CO404');
    await settleRemoval(tx, kernel, person);
    await sendAccountNotice(tx, kernel, person, { changed: 'appRemoved', changedAt: await timeOf(tx) });
    return { answer: null, audit: { target: { kind: 'person', id: personId } } };
  },
});
