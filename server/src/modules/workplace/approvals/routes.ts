import * as routes from '@madang/contract/workplace/approvals/routes.ts';
import * as setUp from '@madang/contract/workplace/approvals/wire.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { requireOwnCompany } from '../../../kernel/session/own-company.ts';
import { changeApprovalSettings } from './operations/change-approval-settings.ts';
import { createApprovalCompany } from './operations/create-approval-company.ts';
import { readApprovalSettings } from './operations/read-approval-settings.ts';

const success = () => ({ result: 'success' as const });

export const approvalRoutes = [
  callOf(setUp.createApprovalCompany, createApprovalCompany, {
    input: ({ session, body: { companyCode, keptDays, maxApprovers, documentOwner } }) => {
      requireOwnCompany(session, companyCode);
      return { keptDays, maxApprovers, documentOwner };
    },
    answer: success,
  }),
  callOf(routes.readApprovalSettings, readApprovalSettings),
  callOf(routes.changeApprovalSettings, changeApprovalSettings, { answer: success }),
];
