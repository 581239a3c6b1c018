import { firstAppCode } from '@madang/contract/access/mfa/inputs.ts';
import { defineSignInStep } from '../../../../kernel/operations/definition.ts';
import { enterWithFirst, firstFactorNames, holderOf } from '../first-factor.ts';
import { proveApp, storeApp } from '../set-up-app.ts';

/** The first right code ends the set-up, and the sign-in goes on. */
export const confirmFirstApp = defineSignInStep({
  name: 'confirm-first-app',
  waitsFor: 'factorSetUp',
  input: firstAppCode,
  refusals: ['FACTOR_CODE_WRONG', 'FACTOR_SET_UP_ENDED', 'MB_M_DENY_PAGE'],
  isSecret: true,
  auditNames: firstFactorNames,
  prepare: ({ kernel, pending }, { code }) => proveApp(kernel, holderOf(pending), code),
  async run({ tx, kernel, pending, request, prepared: proven }, { setUpSecret }) {
    const step = { kernel, pending, request, setUpSecret };
    return enterWithFirst(tx, step, 'app', () => storeApp(tx, holderOf(pending), proven));
  },
});
