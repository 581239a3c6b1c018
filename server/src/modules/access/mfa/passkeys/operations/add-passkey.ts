import { addPasskey as addRoute } from '@madang/contract/access/mfa/routes.ts';
import { defineOperation } from '../../../../../kernel/operations/definition.ts';
import { changeFactors, ofPerson, ownHolder } from '../../change-factors.ts';
import { makeFirstRecoveryCodes } from '../../recovery-codes.ts';
import { provePasskey, storePasskey } from '../set-up-passkey.ts';
import { settleFactors } from '../../settle-factors.ts';

/** The passkey that the browser made; from then on the sign-in asks for a second factor. */
export const addPasskey = defineOperation({
  name: 'add-passkey',
  input: addRoute.body,
  permission: 'session',
  targets: () => [],
  refusals: [
    'CO401',
    'FACTOR_SET_UP_ENDED',
    'MB657',
    'MB708',
    'PASSKEY_KNOWN',
    'PASSKEY_LIMIT',
    'PASSKEY_REFUSED',
    'PASSKEY_UNAVAILABLE',
  ],
  isSecret: true,
  // The challenge is used up, right or wrong.
  async prepare({ kernel, companyCode, actorId, sessionHash }, made) {
    return provePasskey(kernel, ownHolder({ companyCode, actorId, sessionHash }), made);
  },
  async run(context) {
    const { tx, kernel, prepared: passkey } = context;
    const holder = ownHolder(context);
    const recoveryCodes = await changeFactors(tx, kernel, { person: holder, changed: 'passkeyAdded' }, async () => {
      await storePasskey(tx, holder, passkey);
      await settleFactors(tx, holder);
      return makeFirstRecoveryCodes(tx, kernel.keyring, holder);
    });
    return { answer: { recoveryCodes }, audit: ofPerson(holder) };
  },
});
