import { followContact } from './candidates.sql.ts';
import { listCompanyKeys as listCompanyKeysRoute } from '@madang/contract/ground/promotions/routes.ts';
import type { Module } from '../../../platform/module.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { setEntrance, withoutEntrance } from '../../access/accounts/index.ts';
import { activateAccount } from './operations/activate-account.ts';
import { checkInitialPassword } from './operations/check-initial-password.ts';
import { issueInitialPassword } from './operations/issue-initial-password.ts';
import { listCompanyKeys } from './operations/list-company-keys.ts';
import { readRegistration } from './operations/read-registration.ts';
import { sendRegistrationCode } from './operations/send-registration-code.ts';

export { sendActivated } from './notice.ts';

import * as routes from '@madang/contract/joining/account-activations/routes.ts';
import * as wire from '@madang/contract/joining/account-activations/wire.ts';

/** Accounts of people registered by their company: by activation key, mail, mobile or an initial password. */
export const accountActivations: Module = {
  name: 'account-activations',
  needs: [
    'accounts',
    'agreements',
    'companies',
    'company-policies',
    'consents',
    'contacts',
    'credentials',
    'initial-passwords',
    'sign-in-attempts',
    'otp',
    'own-records',
    'passwords',
    'person-names',
    'person-records',
    'promotions',
    'registration-flows',
    'waiting-people',
  ],
  keyed: { moved: followContact },
  operations: [
    callOf(routes.sendRegistrationCode, sendRegistrationCode),
    callOf(routes.readRegistration, readRegistration, {
      input: ({ readCookie }) => ({ flowSecret: readCookie('flow') }),
    }),
    callOf(wire.checkInitialPassword, checkInitialPassword, {
      input: ({ body, readCookie }) => ({ ...body, device: readCookie('device') }),
    }),
    callOf(wire.activateAccount, activateAccount, {
      input: ({ body, readCookie }) => ({
        ...body,
        flowSecret: readCookie('flow'),
        formerSecret: readCookie('session'),
      }),
      keepsFlow: true,
      cookies: (set, { entrance }) => entrance && setEntrance(set, entrance),
      answer: withoutEntrance,
    }),
    callOf(routes.issueInitialPassword, issueInitialPassword),
    callOf(listCompanyKeysRoute, listCompanyKeys),
  ],
};
