import { approvalPolicyLimits } from '@madang/contract/workplace/approval-policies/limits.ts';
import { approvalPolicyInput } from '@madang/contract/workplace/approval-policies/rules.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { approvalPolicyTarget, findFault } from '../approval-policies.ts';
import { insertApprovalPolicy, insertVersion } from '../approval-policies.sql.ts';
import { gapsOf } from '../gaps.sql.ts';

const limit = approvalPolicyLimits.approvalPolicies;

/** APR-02: adds an approval policy behind the others; its answer names what of it leads nowhere today. */
export const createApprovalPolicy = defineOperation({
  name: 'create-approval-policy',
  input: approvalPolicyInput,
  permission: 'approval-policies.create',
  targets: () => [],
  refusals: [
    'APPROVAL_APPROVERS',
    'APPROVAL_CODE',
    'APPROVAL_PERSON',
    'APPROVAL_POLICY_LIMIT',
    'APPROVAL_POLICY_NAME_TAKEN',
  ],
  constraints: { approval_policies_company_code_name_key: ['approvalPolicyName', 'APPROVAL_POLICY_NAME_TAKEN'] },
  async run({ tx, companyCode, actorId, refuse }, given) {
    await lockCompany(tx, companyCode);
    const fault = await findFault(tx, companyCode, given);
    if (fault) throw refuse.field(...fault);
    const id = await insertApprovalPolicy(tx, companyCode, { given, limit });
    if (id === undefined) throw refuse('APPROVAL_POLICY_LIMIT', { 0: limit });
    await insertVersion(tx, companyCode, { id, version: 1, given, actorId });
    const { rows: gaps } = await gapsOf(companyCode, id).execute(tx);
    return {
      answer: { approvalPolicyId: id, gaps },
      audit: { target: approvalPolicyTarget(id), fields: Object.keys(given) },
    };
  },
});
