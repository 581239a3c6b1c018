import * as z from 'zod/mini';
import { wholeNumber } from '../../kernel/rules.ts';
import { approvalDefaults, approvalLimits } from './limits.ts';

const { keptDays, approvers, others } = approvalLimits;

const from = (min: number, max: number) => wholeNumber('APPROVAL_RANGE', [min, max]);

/** Owners of a document: the whole company or the writer's department. */
export const documentOwners = ['company', 'department'] as const;

export const keptDaysField = from(1, keptDays);
export const approversField = from(1, approvers);

/** The settings of a company's approvals. */
export const approvalSettings = z.strictObject({
  keptDays: keptDaysField,
  maxApprovers: approversField,
  maxAgreers: from(0, others),
  maxReferees: from(0, others),
  maxReceivers: from(0, others),
  allowsDelegation: z.boolean(),
  allowsLaterApproval: z.boolean(),
  documentOwner: z.enum(documentOwners),
});
export type ApprovalSettings = z.output<typeof approvalSettings>;

/** Approval settings chosen during setup; all others use the defaults. */
export const initialApprovalSettings = z.pick(approvalSettings, {
  keptDays: true,
  maxApprovers: true,
  documentOwner: true,
});

/** WIZ-20: first approval settings of a company: other counts 0, flags off. */
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
