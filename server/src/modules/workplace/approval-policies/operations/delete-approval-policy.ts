import { oneApprovalPolicy } from '@madang/contract/workplace/approval-policies/routes.ts';
import { defineOperation, undoBy } from '../../../../kernel/operations/definition.ts';
import { readName } from '../../../../kernel/rows/named-rows.ts';
import { approvalPolicyTarget } from '../approval-policies.ts';
import { approvalPolicyNamesOf, deleteApprovalPolicy as deleteRow } from '../approval-policies.sql.ts';
import { restoreApprovalPolicy } from './restore-approval-policy.ts';

/** Deletes an approval policy; for a while it can be restored, and its versions stay. */
export const deleteApprovalPolicy = defineOperation({
  name: 'delete-approval-policy',
  input: oneApprovalPolicy,
  permission: 'approval-policies.delete',
  targets: ({ approvalPolicyId }) => [approvalPolicyTarget(approvalPolicyId)],
  refusals: ['APPROVAL_POLICY_HOLDS', 'CO404'],
  constraints: { held_operations_approval_policy_id_fkey: [null, 'APPROVAL_POLICY_HOLDS'] },
  async run({ tx, companyCode, refuse }, { approvalPolicyId: id }) {
    const called = await readName(tx, approvalPolicyNamesOf, { companyCode, id });
    if (!called || !(await deleteRow(tx, companyCode, id))) throw refuse('CO404');
    return {
      answer: null,
      audit: { target: approvalPolicyTarget(id), called },
      undo: undoBy(restoreApprovalPolicy, { approvalPolicyId: id }),
    };
  },
});
