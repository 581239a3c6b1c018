import * as z from 'zod/mini';
import { approvalPolicyLimits } from '@madang/contract/workplace/approval-policies/limits.ts';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { approvalPoliciesOf } from '../lists.sql.ts';

const limit = approvalPolicyLimits.approvalPolicies;

/** APR-02: the company's approval policies in their order, with how many it may have. */
export const listApprovalPolicies = defineQuery({
  name: 'list-approval-policies',
  input: z.strictObject({}),
  permission: 'approval-policies.view',
  targets: () => [],
  refusals: [],
  async run({ companyCode, reader, ask }) {
    const rows = await ask(approvalPoliciesOf(companyCode));
    const mayCreate = reader.rights.everywhere.has('approval-policies.create') && rows.length < limit;
    return { ...wholeList(rows), limit, can: mayCreate ? ['create' as const] : [] };
  },
});
