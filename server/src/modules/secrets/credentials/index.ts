import { refuseField } from '@madang/contract/refuse.ts';
import type { Module } from '../../../platform/module.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { purgeAccounts, purgeAccountsTask } from './login-ids.ts';
import { checkLoginId } from './operations/check-login-id.ts';
import { judgePassword } from './operations/judge-password.ts';
import { credentialData } from './own-data.sql.ts';

export { countPasswords, countShortIds, renewalsIn } from './policy-counts.sql.ts';
export { lockAccount, lockComing } from './lock-account.sql.ts';
export { countIdRefusal, displaceUnconfirmed, releaseUnconfirmedIds } from './login-ids.ts';
export { type Recoverable, findRecoverable } from './recoverable.sql.ts';
export { confirmLoginId, isConfirmed } from './confirmed-ids.sql.ts';

import * as wire from '@madang/contract/secrets/credentials/wire.ts';

/** Login IDs: which are free, who has one, and who loses one that was never proven. */
export const credentials: Module = {
  name: 'credentials',
  needs: ['global-login-ids', 'employment-states', 'sign-in-attempts', 'passwords', 'unconfirmed-ids'],
  contributes: {
    ownData: { place: 20, sections: credentialData },
  },
  operations: [
    callOf(wire.judgePassword, judgePassword, { input: ({ body, request: { address } }) => ({ ...body, address }) }),
    callOf(wire.checkLoginId, checkLoginId, {
      input: ({ body, query, readCookie, request: { address } }) => ({
        loginId: body.loginId ?? query.loginId,
        serviceType: body.serviceType ?? query.serviceType,
        flowSecret: readCookie('flow'),
        address,
      }),
      cookies: (set, { newFlowSecret }) => {
        if (newFlowSecret !== undefined) set('flow', newFlowSecret);
      },
      answer: ({ isTaken }) => {
        if (isTaken) throw refuseField(wire.refusedFields.loginId, 'MB601');
        return { result: 'success' as const };
      },
    }),
  ],
  tasks: (kernel) => ({ [purgeAccountsTask]: () => purgeAccounts(kernel) }),
  schedule: [`27 * * * * ${purgeAccountsTask}`],
};
