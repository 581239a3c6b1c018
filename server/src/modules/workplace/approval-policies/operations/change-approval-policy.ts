import { approvalPolicyLimits } from '@madang/contract/workplace/approval-policies/limits.ts';
import { approvalPolicyChanging } from '@madang/contract/workplace/approval-policies/inputs.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { approvalPolicyTarget, findFault } from '../approval-policies.ts';
import { insertVersion, mayRewrite, renewApprovalPolicy } from '../approval-policies.sql.ts';
import { gapsOf } from '../gaps.sql.ts';

/** APR-02: writes a new version of a policy, unless it is another by now than the caller saw. */
export const changeApprovalPolicy = defineOperation({
  name: 'change-approval-policy',
  input: approvalPolicyChanging,
  permission: 'approval-policies.change',
  targets: ({ approvalPolicyId }) => [approvalPolicyTarget(approvalPolicyId)],
  refusals: [
    'APPROVAL_APPROVERS',
    'APPROVAL_CODE',
    'APPROVAL_PERSON',
    'APPROVAL_POLICY_NAME_TAKEN',
    'APPROVAL_POLICY_VERSIONS',
    'CO404',
    'EDIT_CONFLICT',
    'HELD_BY_REPRESENTATIVE',
  ],
  constraints: { approval_policies_company_code_name_key: ['approvalPolicyName', 'APPROVAL_POLICY_NAME_TAKEN'] },
  async run({ tx, kernel, companyCode, actorId, refuse }, { approvalPolicyId: id, expected, ...given }) {
    const fault = await findFault(tx, companyCode, given);
    const version = await renewApprovalPolicy(tx, companyCode, id, { given, expected: expected?.version });
    if (version === 'absent') throw refuse('CO404');
    if (version === 'conflict') throw refuse('EDIT_CONFLICT');
    if (version === 'full') throw refuse('APPROVAL_POLICY_VERSIONS', { 0: approvalPolicyLimits.versions });
    // Behind the lock of the policy, under which no kind of changes comes to be held by it.
    if (!(await mayRewrite(tx, kernel, { companyCode, id, actorId }))) throw refuse('HELD_BY_REPRESENTATIVE');
    if (fault) throw refuse.field(...fault);
    await insertVersion(tx, companyCode, { id, version, given, actorId });
    const { rows: gaps } = await gapsOf(companyCode, id).execute(tx);
    return { answer: { version, gaps }, audit: { target: approvalPolicyTarget(id), fields: Object.keys(given) } };
  },
});
