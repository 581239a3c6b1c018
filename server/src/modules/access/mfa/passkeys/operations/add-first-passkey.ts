import { firstPasskey } from '@madang/contract/access/mfa/inputs.ts';
import { defineSignInStep } from '../../../../../kernel/operations/definition.ts';
import { enterWithFirst, firstFactorNames, holderOf } from '../../first-factor.ts';
import { provePasskey, storePasskey } from '../set-up-passkey.ts';

/** The passkey that the browser made ends the set-up, and the sign-in goes on. */
export const addFirstPasskey = defineSignInStep({
  name: 'add-first-passkey',
  waitsFor: 'factorSetUp',
  input: firstPasskey,
  refusals: [
    'FACTOR_SET_UP_ENDED',
    'MB_M_DENY_PAGE',
    'PASSKEY_KNOWN',
    'PASSKEY_LIMIT',
    'PASSKEY_REFUSED',
    'PASSKEY_UNAVAILABLE',
  ],
  isSecret: true,
  auditNames: firstFactorNames,
  prepare: ({ kernel, pending }, made) => provePasskey(kernel, holderOf(pending), made),
  async run({ tx, kernel, pending, request, prepared: passkey }, { setUpSecret }) {
    const step = { kernel, pending, request, setUpSecret };
    return enterWithFirst(tx, step, 'passkey', () => storePasskey(tx, holderOf(pending), passkey));
  },
});
