import { confirmApp as confirmRoute } from '@madang/contract/access/mfa/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { changeFactors, ofPerson, ownHolder } from '../change-factors.ts';
import { makeFirstRecoveryCodes } from '../recovery-codes.ts';
import { proveApp, storeApp } from '../set-up-app.ts';
import { settleFactors } from '../settle-factors.ts';

/** The first right code shows that the app has the secret; from then on the sign-in asks for it. */
export const confirmApp = defineOperation({
  name: 'confirm-app',
  input: confirmRoute.body,
  permission: 'session',
  targets: () => [],
  refusals: ['CO401', 'FACTOR_CODE_WRONG', 'FACTOR_SET_UP_ENDED', 'MB657', 'MB708'],
  isSecret: true,
  auditNames: ['add-authenticator-app'],
  async prepare({ kernel, companyCode, actorId, sessionHash }, { code }) {
    return proveApp(kernel, ownHolder({ companyCode, actorId, sessionHash }), code);
  },
  async run(context) {
    const { tx, kernel, prepared: proven } = context;
    const holder = ownHolder(context);
    const recoveryCodes = await changeFactors(tx, kernel, { person: holder, changed: 'appAdded' }, async () => {
      await storeApp(tx, holder, proven);
      await settleFactors(tx, holder);
      return makeFirstRecoveryCodes(tx, kernel.keyring, holder);
    });
    return { answer: { recoveryCodes }, audit: ofPerson(holder, 'add-authenticator-app') };
  },
});
