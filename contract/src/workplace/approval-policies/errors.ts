import { error } from '../../kernel/errors.ts';

export const approvalPolicyErrors = {
  APPROVAL_POLICY_LIMIT: error(409, '0'),
  APPROVAL_POLICY_NAME_TAKEN: error(409),
  APPROVAL_POLICY_VERSIONS: error(409, '0'),
  /** Changes that need an approval are approved by this policy. */
  APPROVAL_POLICY_HOLDS: error(409),
  APPROVAL_AMOUNT: error(400, '0'),
  APPROVAL_AMOUNT_ORDER: error(400),
  /** More approvers than the company's settings allow. */
  APPROVAL_APPROVERS: error(400, '0'),
  /** A person who is not in service in the company. */
  APPROVAL_PERSON: error(400),
  /** A department, job rank or job title that the company does not have. */
  APPROVAL_CODE: error(400),
} as const;
