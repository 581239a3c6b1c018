import type { approvalPolicyErrors } from '../errors.ts';

export const en = {
  errors: {
    APPROVAL_POLICY_LIMIT: 'You can add up to {{0}} approval policies.',
    APPROVAL_POLICY_NAME_TAKEN: 'This name is already in use.',
    APPROVAL_POLICY_VERSIONS: 'This policy has {{0}} versions. Add a new policy instead.',
    APPROVAL_POLICY_HOLDS:
      'Changes that need approval use this policy. Choose another one in the approval settings first.',
    APPROVAL_AMOUNT: 'Enter a whole number from 0 to {{0}}.',
    APPROVAL_AMOUNT_ORDER: 'The maximum must not be below the minimum.',
    APPROVAL_APPROVERS: 'Your company allows up to {{0}} approvers in a policy.',
    APPROVAL_PERSON: 'Choose people who work in your company.',
    APPROVAL_CODE: 'This no longer exists. Choose another one.',
  } satisfies Record<keyof typeof approvalPolicyErrors, string>,
  fields: {
    approvalPolicyName: 'Name',
    englishApprovalPolicyName: 'English name',
    coveredDepartmentCode: 'Department',
    coveredJobRankCode: 'Job rank',
    documentKind: 'Document type',
    amountFrom: 'Minimum amount',
    amountTo: 'Maximum amount',
    isPolicyActive: 'In use',
    activeFrom: 'Effective from',
    approvalSteps: 'Approval steps',
    jobCode: 'Rank or title',
    approvalPersonId: 'Requester',
    documentAmount: 'Amount',
  },
  operations: {
    'create-approval-policy': 'Approval policy added',
    'change-approval-policy': 'Approval policy changed',
    'delete-approval-policy': 'Approval policy deleted',
    'restore-approval-policy': 'Approval policy restored',
    'order-approval-policies': 'Approval policies reordered',
    'read-approval-policy': 'Approval policy viewed',
    'try-approval-route': 'Approval route tested',
  },
};
