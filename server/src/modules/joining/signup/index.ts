import { confirmAddress as confirmAddressRoute } from '@madang/contract/joining/signup/routes.ts';
import { signupWire } from '@madang/contract/joining/signup/wire.ts';
import type { Module } from '../../../platform/module.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { setEntrance, withoutEntrance } from '../../access/accounts/index.ts';
import { releaseUnconfirmedIds } from '../../secrets/credentials/index.ts';
import { confirmAddress } from './operations/confirm-address.ts';
import { requestSignUp } from './operations/request-sign-up.ts';
import { purgeSignUps } from './signup.sql.ts';
import { signupData } from './own-data.sql.ts';

export { sendWelcome } from './welcome.ts';
export { prepareOperator, registerOperator, releaseOperator } from './register-operator.ts';

const releaseTask = 'release-unconfirmed-ids';
const purgeTask = 'tidy-sign-ups';

/** The free sign-up: one company or account out of one verified flow. */
export const signup: Module = {
  name: 'signup',
  needs: [
    'accounts',
    'agreements',
    'companies',
    'consents',
    'credentials',
    'global-login-ids',
    'notifications',
    'otp',
    'passwords',
    'people',
    'person-names',
    'promotions',
    'registration-flows',
    'roles',
    'verified-contacts',
  ],
  contributes: {
    ownData: { place: 70, sections: signupData },
  },
  operations: [
    callOf(signupWire.request, requestSignUp, {
      input: ({ body, readCookie }) => ({
        ...body,
        flowSecret: readCookie('flow'),
        formerSecret: readCookie('session'),
      }),
      keepsFlow: true,
      cookies: (set, { entrance }) => entrance && setEntrance(set, entrance),
      answer: withoutEntrance,
    }),
    callOf(confirmAddressRoute, confirmAddress, { answer: () => ({ result: 'success' as const }) }),
  ],
  tasks: (kernel) => ({
    [releaseTask]: () => releaseUnconfirmedIds(kernel),
    [purgeTask]: () => purgeSignUps(kernel.db),
  }),
  schedule: [`7 * * * * ${releaseTask}`, `37 * * * * ${purgeTask}`],
};
