import { refuseField } from '@madang/contract/refuse.ts';
import type { Module } from '../../../platform/module.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { purgeAccounts, purgeAccountsTask } from './login-ids.ts';
import { checkLoginId } from './operations/check-login-id.ts';
import { purgeInitialPasswords, purgeInitialPasswordsTask } from './passwords/initial-passwords.sql.ts';
import { credentialData } from './own-data.sql.ts';

export { readReminders, takeReminders, takeUnwritten } from './factor-reminders.sql.ts';
export { countPasswords, countRenewals, countShortIds } from './policy-counts.sql.ts';
export { type Authenticated, authenticate, authenticateComing, authenticateInitial, findByLoginId, isFirstPasswordOf, isInitialPassword } from './authenticate.ts';
export { type Credentials, type Judged, deletePasswordsBefore, firstVersion, hasSecondFactor, insertPassword, isStillPassword, listHashes, lockAccount, lockComing, lockPassword, lockVersion, setFirstPassword, setSecondFactor } from './passwords/passwords.sql.ts';
export { type PasswordChoice, commonPasswordIssues, newPasswordIssues, refuseIssues } from './passwords/new-password.ts';
export { knownDevice, newDeviceCookie } from './known-device.ts';
export { countIdRefusal, displaceUnconfirmed, releaseUnconfirmedIds } from './login-ids.ts';
export { type InitialPassword, initialPasswordUntilOf, purgeInitialPasswords, replaceInitialPassword, takeInitialPassword } from './passwords/initial-passwords.sql.ts';
export { countNetworkTry, purgeTriesOf } from './passwords/login-tries.ts';
export { provePassword, proverOf } from './passwords/prove-password.ts';
export { type Recoverable, findRecoverable } from './recoverable.sql.ts';
export { countFactors, mustHaveSecondFactor, needsSecondFactor } from './second-factor-policy.ts';
export { confirmLoginId, isConfirmed } from './confirmed-ids.sql.ts';

import * as wire from '@madang/contract/secrets/credentials/wire.ts';


/** Login IDs, passwords and the counting of wrong tries. */
export const credentials: Module = {
  name: 'credentials',
  needs: ['directory', 'unconfirmed-ids'],
  contributes: {
    ownData: { place: 20, sections: credentialData },
  },
  operations: [
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
  tasks: (kernel) => ({
    [purgeAccountsTask]: () => purgeAccounts(kernel),
    [purgeInitialPasswordsTask]: () => purgeInitialPasswords(kernel.db),
  }),
  schedule: [`27 * * * * ${purgeAccountsTask}`, `51 3 * * * ${purgeInitialPasswordsTask}`],
};
