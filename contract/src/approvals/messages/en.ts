import type { approvalErrors } from '../errors.ts';

export const en = {
  errors: {
    AP199: 'The approval settings of this company stand already.',
    APPROVAL_RANGE: 'Enter a whole number from {{0}} to {{1}}.',
  } satisfies Record<keyof typeof approvalErrors, string>,
  fields: {
    keptDays: 'Days a document is kept',
    maxApprovers: 'Approvers at most',
    maxAgreers: 'People asked to agree at most',
    maxReferees: 'People in copy at most',
    maxReceivers: 'Receivers at most',
    allowsDelegation: 'Approvers may name a deputy',
    allowsLaterApproval: 'An approver may decide after the fact',
    documentOwner: 'Documents belong to',
  },
};
