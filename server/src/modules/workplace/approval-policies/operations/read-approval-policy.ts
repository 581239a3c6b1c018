import { oneApprovalPolicy } from '@madang/contract/workplace/approval-policies/routes.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { approvalPolicyTarget } from '../approval-policies.ts';
import { gapsOf } from '../gaps.sql.ts';
import { approvalPolicyOf, versionsOf } from '../lists.sql.ts';

const acts = ['change', 'delete'] as const;

/** APR-02: the newest version of a policy, what of it leads nowhere today, and its versions. */
export const readApprovalPolicy = defineQuery({
  name: 'read-approval-policy',
  input: oneApprovalPolicy,
  permission: 'approval-policies.view',
  targets: ({ approvalPolicyId }) => [approvalPolicyTarget(approvalPolicyId)],
  access: ({ approvalPolicyId }) => ({ target: approvalPolicyTarget(approvalPolicyId) }),
  refusals: ['CO404'],
  async run({ companyCode, reader, askAll, refuse }, { approvalPolicyId: id }) {
    const {
      policy: [policy],
      gaps,
      versions,
    } = await askAll({
      policy: approvalPolicyOf(companyCode, id),
      gaps: gapsOf(companyCode, id),
      versions: versionsOf(companyCode, id),
    });
    if (!policy) throw refuse('CO404');
    const can = acts.filter((act) => reader.rights.everywhere.has(`approval-policies.${act}`));
    return { ...policy, gaps, versions, can };
  },
});
