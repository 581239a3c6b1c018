import { approvalPolicyLimits } from '@madang/contract/workplace/approval-policies/limits.ts';
import { oneApprovalPolicy } from '@madang/contract/workplace/approval-policies/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { approvalPolicyTarget } from '../approval-policies.ts';
import { restoreApprovalPolicy as restoreRow } from '../approval-policies.sql.ts';

const limit = approvalPolicyLimits.approvalPolicies;

/** The undo of a deletion; refused where another has the name by now. */
export const restoreApprovalPolicy = defineOperation({
  name: 'restore-approval-policy',
  input: oneApprovalPolicy,
  permission: 'approval-policies.delete',
  targets: ({ approvalPolicyId }) => [approvalPolicyTarget(approvalPolicyId)],
  refusals: ['CO404', 'APPROVAL_POLICY_LIMIT', 'APPROVAL_POLICY_NAME_TAKEN'],
  constraints: { approval_policies_company_code_name_key: [null, 'APPROVAL_POLICY_NAME_TAKEN'] },
  async run({ tx, companyCode, refuse }, { approvalPolicyId: id }) {
    await lockCompany(tx, companyCode);
    const outcome = await restoreRow(tx, companyCode, { id, limit });
    if (outcome === 'noSpace') throw refuse('APPROVAL_POLICY_LIMIT', { 0: limit });
    // One that was not deleted stays as it is, so there is no change to record.
    return { answer: null, audit: outcome === 'back' ? { target: approvalPolicyTarget(id) } : 'none' };
  },
});
