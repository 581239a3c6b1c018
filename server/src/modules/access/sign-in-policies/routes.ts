import * as routes from '@madang/contract/access/sign-in-policies/routes.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { changeNetworks } from './operations/change-networks.ts';
import { changeSessionRules } from './operations/change-session-rules.ts';
import { endCompanySession } from './operations/end-company-session.ts';
import { endCompanySessions } from './operations/end-company-sessions.ts';
import { listFailedLogIns } from './operations/list-failed-log-ins.ts';
import { listCompanySessions } from './operations/list-company-sessions.ts';
import { ownAddressOf } from './sign-in-policies.ts';
import { readAccessRules } from './operations/read-access-rules.ts';

const success = () => ({ result: 'success' as const });

export const signInPolicyRoutes = [
  callOf(routes.readAccessRules, readAccessRules, {
    answer: (rules, { request: { address } }) => ({ ...rules, ownAddress: ownAddressOf(address) }),
  }),
  callOf(routes.changeSessionRules, changeSessionRules, { answer: success }),
  callOf(routes.changeNetworks, changeNetworks, { answer: success }),
  callOf(routes.listCompanySessions, listCompanySessions, { input: ({ query }) => ({ ...query, keyword: '' }) }),
  callOf(routes.findCompanySessions, listCompanySessions),
  callOf(routes.listFailedLogIns, listFailedLogIns, { input: ({ query }) => ({ ...query, keyword: '' }) }),
  callOf(routes.findFailedSignIns, listFailedLogIns),
  callOf(routes.endCompanySession, endCompanySession, { answer: success }),
  callOf(routes.endCompanySessions, endCompanySessions),
];
