import { approvalDefaults } from '@madang/contract/approvals/limits.ts';
import type { ApprovalSettings } from '@madang/contract/approvals/rules.ts';

/** WIZ-20: what a company begins with; other counts 0, flags off. */
export const defaultSettings: ApprovalSettings = {
  keptDays: approvalDefaults.keptDays,
  maxApprovers: approvalDefaults.approvers,
  maxAgreers: 0,
  maxReferees: 0,
  maxReceivers: 0,
  allowsDelegation: false,
  allowsLaterApproval: false,
  documentOwner: 'company',
};
