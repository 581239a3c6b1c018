import * as signInRoutes from '@madang/contract/access/accounts/sign-in-routes.ts';
import * as routes from '@madang/contract/access/accounts/routes.ts';
import { resetPersonPassword as resetRoute } from '@madang/contract/people/people/account-routes.ts';
import { closeAccount as closeRoute } from '@madang/contract/access/accounts/closing.ts';
import * as wire from '@madang/contract/access/accounts/wire.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { contactRoutes } from './contacts/routes.ts';
import { changePassword } from './operations/change-password.ts';
import { closeAccount } from './operations/close-account.ts';
import { answerOfEntrance, entranceRefusals } from './entrance-answer.ts';
import { setEntrance } from './let-in.ts';
import { logIn } from './operations/log-in.ts';
import { logOutEverywhere } from './operations/log-out-everywhere.ts';
import { logOut } from './operations/log-out.ts';
import { proveSession } from './operations/prove-session.ts';
import { readOwnEmployee } from './operations/read-own-employee.ts';
import { readSession } from './operations/read-session.ts';
import { resetPersonPassword } from './operations/reset-person-password.ts';
import { proverOf } from '../../secrets/passwords/index.ts';

const success = () => ({ result: 'success' as const });

export const accountRoutes = [
  callOf(signInRoutes.logIn, logIn, {
    input: ({ body, readCookie }) => ({
      ...body,
      device: readCookie('device'),
      formerSecret: readCookie('session'),
      setUpSecret: readCookie('setUp'),
    }),
    cookies: (set, entrance) => {
      set('flow', null);
      setEntrance(set, entrance);
    },
    refusals: entranceRefusals,
    answer: answerOfEntrance,
  }),
  callOf(routes.readSession, readSession, {
    input: ({ readCookie }) => ({ setUpSecret: readCookie('setUp') }),
  }),
  callOf(routes.logOut, logOut, {
    input: ({ readCookie }) => ({
      sessionSecret: readCookie('session'),
      pendingSecret: readCookie('pending'),
    }),
    cookies: (set) => {
      for (const name of ['pending', 'session'] as const) set(name, null);
    },
    answer: success,
  }),
  callOf(routes.proveSession, proveSession, {
    input: (call) => ({ ...call.body, ...proverOf(call) }),
    answer: success,
  }),
  callOf(routes.logOutEverywhere, logOutEverywhere, { cookies: (set) => set('session', null), answer: success }),
  callOf(signInRoutes.changePassword, changePassword, {
    input: (call) => ({ ...call.body, ...proverOf(call) }),
    cookies: (set, { secret, keptSeconds, newDevice }) => {
      set('session', secret, keptSeconds);
      set('device', newDevice);
    },
    answer: success,
  }),
  callOf(resetRoute, resetPersonPassword),
  callOf(closeRoute, closeAccount, {
    input: (call) => ({ ...call.body, ...proverOf(call) }),
    cookies: (set) => {
      for (const name of ['session', 'device', 'setUp'] as const) set(name, null);
    },
  }),
  callOf(wire.readEmployeeByUserId, readOwnEmployee, {
    input: ({ body: { loginId }, readCookie }) => ({ loginId, setUpSecret: readCookie('setUp') }),
  }),
  ...contactRoutes,
];
