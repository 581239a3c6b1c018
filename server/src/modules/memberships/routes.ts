import * as routes from '@madang/contract/memberships/routes.ts';
import { callOf } from '../../kernel/operations/call-of.ts';
import { grantRole } from './operations/grant-role.ts';
import { listCandidates } from './operations/list-candidates.ts';
import { listMemberships } from './operations/list-memberships.ts';
import { listRoleHistory } from './operations/list-role-history.ts';
import { revokeRole } from './operations/revoke-role.ts';

const success = () => ({ result: 'success' as const });

export const membershipRoutes = [
  callOf(routes.listMemberships, listMemberships),
  callOf(routes.listCandidates, listCandidates),
  callOf(routes.grantRole, grantRole, { answer: success }),
  callOf(routes.revokeRole, revokeRole, { answer: success }),
  callOf(routes.listRoleHistory, listRoleHistory),
];
