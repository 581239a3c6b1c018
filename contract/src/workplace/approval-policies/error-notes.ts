import type { ErrorNotes } from '../../kernel/errors.ts';
import type { approvalPolicyErrors } from './errors.ts';

export const approvalPolicyErrorNotes: ErrorNotes<typeof approvalPolicyErrors> = {
  APPROVAL_APPROVERS: {
    cause:
      'A named person counts once, any other step counts once. The most is set in the approval settings of the company.',
    remedy: 'Remove a step, or raise the number in the approval settings.',
  },
  APPROVAL_POLICY_VERSIONS: {
    cause: 'Each change of a policy is kept as a version.',
    remedy: 'Add a new policy and delete this one.',
  },
};
