import * as routes from '@madang/contract/access/linked-accounts/routes.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { answerOfEntrance, entranceRefusals, setEntrance } from '../accounts/index.ts';
import { proverOf } from '../../secrets/passwords/index.ts';
import { acceptLoginTie } from './operations/accept-login-tie.ts';
import { changeCompany } from './operations/change-company.ts';
import { endLoginTie } from './operations/end-login-tie.ts';
import { leaveLoginTie } from './operations/leave-login-tie.ts';
import { listLoginTies } from './operations/list-login-ties.ts';
import { listOwnCompanies } from './operations/list-own-companies.ts';
import { offerLoginTie } from './operations/offer-login-tie.ts';

const success = () => ({ result: 'success' as const });

export const tieRoutes = [
  callOf(routes.listLoginTies, listLoginTies),
  callOf(routes.offerLoginTie, offerLoginTie, { input: (call) => ({ ...call.body, ...proverOf(call) }) }),
  callOf(routes.endLoginTie, endLoginTie, { answer: success }),
  callOf(routes.leaveLoginTie, leaveLoginTie, { answer: success }),
  callOf(routes.acceptLoginTie, acceptLoginTie, {
    input: (call) => ({ ...call.params, ...call.body, ...proverOf(call) }),
    answer: success,
  }),
  callOf(routes.listOwnCompanies, listOwnCompanies),
  callOf(routes.changeCompany, changeCompany, {
    input: ({ body, readCookie }) => ({
      ...body,
      formerSecret: readCookie('session'),
      setUpSecret: readCookie('setUp'),
    }),
    cookies: setEntrance,
    refusals: entranceRefusals,
    answer: answerOfEntrance,
  }),
];
