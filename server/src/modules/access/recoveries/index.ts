import { sendCode as sendCodeRoute } from '@madang/contract/secrets/otp/wire.ts';
import { proveByPin as proveByPinRoute } from '@madang/contract/access/recovery-pins/routes.ts';
import { endFlowsAbout } from '../../../kernel/flow/flow.ts';
import type { Module } from '../../../platform/module.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { proveByPin } from './operations/prove-by-pin.ts';
import { readRecovery } from './operations/read-recovery.ts';
import { resetPassword } from './operations/reset-password.ts';
import { sendCode } from './operations/send-code.ts';

import * as routes from '@madang/contract/access/recoveries/routes.ts';

/** Ways back into an account that exists, for people who cannot sign in to it. */
export const recoveries: Module = {
  name: 'recoveries',
  needs: [
    'accounts',
    'company-policies',
    'contacts',
    'credentials',
    'sign-in-attempts',
    'otp',
    'passwords',
    'person-records',
    'promotions',
    'recovery-pins',
    'registration-flows',
    'security-questions',
  ],
  contributes: { personLeaves: { endings: [{ end: (tx, _kernel, person) => endFlowsAbout(tx, person) }] } },
  operations: [
    callOf(sendCodeRoute, sendCode),
    callOf(proveByPinRoute, proveByPin, { answer: () => ({ result: 'success' as const }) }),
    callOf(routes.readRecovery, readRecovery, { input: ({ readCookie }) => ({ flowSecret: readCookie('flow') }) }),
    callOf(routes.resetPassword, resetPassword, {
      cookies(set) {
        for (const name of ['flow', 'device', 'session'] as const) set(name, null);
      },
      answer: () => ({ result: 'success' as const }),
    }),
  ],
};
