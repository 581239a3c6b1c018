import { Document } from '@madang/contract/kernel/route.ts';
import * as routes from '@madang/contract/people/role-assignments/routes.ts';
import { endTrial as endTrialRoute } from '@madang/contract/people/people/account-routes.ts';
import * as handover from '@madang/contract/people/role-assignments/ownership-transfer-routes.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { proverOf } from '../../secrets/passwords/index.ts';
import { holderFile } from './export-file.ts';
import { acceptHandover } from './operations/accept-handover.ts';
import { declineHandover } from './operations/decline-handover.ts';
import { endTrial } from './operations/end-trial.ts';
import { exportMemberships } from './operations/export-memberships.ts';
import { giveUpRole } from './operations/give-up-role.ts';
import { grantRole } from './operations/grant-role.ts';
import { listCandidates } from './operations/list-candidates.ts';
import { listMemberships } from './operations/list-memberships.ts';
import { listRoleHistory } from './operations/list-role-history.ts';
import { listRolePermissions } from './operations/list-role-permissions.ts';
import { offerHandover } from './operations/offer-handover.ts';
import { readHandover } from './operations/read-handover.ts';
import { readMembershipExport } from './operations/read-membership-export.ts';
import { replaceRepresentative } from './operations/replace-representative.ts';
import { revokeRole } from './operations/revoke-role.ts';
import { withdrawHandover } from './operations/withdraw-handover.ts';

const success = () => ({ result: 'success' as const });

export const roleAssignmentRoutes = [
  callOf(routes.listMemberships, listMemberships, { input: ({ query }) => ({ ...query, keyword: '' }) }),
  callOf(routes.findRoleAssignments, listMemberships),
  callOf(routes.exportMemberships, exportMemberships),
  callOf(routes.downloadRoleAssignments, readMembershipExport, {
    answer: (file, { kernel }) => {
      const { content, fileName } = holderFile(kernel, file);
      return new Document('text/csv; charset=utf-8', content, { fileName });
    },
  }),
  callOf(routes.findCandidates, listCandidates),
  callOf(routes.grantRole, grantRole, { answer: success }),
  callOf(routes.revokeRole, revokeRole, { answer: success }),
  callOf(routes.listRolePermissions, listRolePermissions),
  callOf(routes.giveUpRole, giveUpRole, { answer: success }),
  callOf(routes.listRoleHistory, listRoleHistory),
  callOf(endTrialRoute, endTrial, { answer: success }),
  callOf(handover.readHandover, readHandover),
  callOf(handover.offerHandover, offerHandover, { input: (call) => ({ ...call.body, ...proverOf(call) }) }),
  callOf(handover.replaceRepresentative, replaceRepresentative, { answer: success }),
  callOf(handover.withdrawHandover, withdrawHandover, { answer: success }),
  callOf(handover.declineHandover, declineHandover, { answer: success }),
  callOf(handover.acceptHandover, acceptHandover, {
    input: (call) => ({ ...call.params, ...call.body, ...proverOf(call) }),
    answer: success,
  }),
];
