import type { approvalErrors } from '../errors.ts';

export const en = {
  errors: {
    AP199: 'This company already has approval settings.',
    APPROVAL_RANGE: 'Enter a whole number from {{0}} to {{1}}.',
  } satisfies Record<keyof typeof approvalErrors, string>,
  fields: {
    keptDays: 'Retention period (days)',
    maxApprovers: 'Max. approvers',
    maxAgreers: 'Max. reviewers',
    maxReferees: 'Max. CC recipients',
    maxReceivers: 'Max. recipients',
    allowsDelegation: 'Allow delegation',
    allowsLaterApproval: 'Allow approval after the fact',
    documentOwner: 'Document owner',
  },
};
