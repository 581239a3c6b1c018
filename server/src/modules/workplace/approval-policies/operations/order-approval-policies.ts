import { approvalPolicyOrder } from '@madang/contract/workplace/approval-policies/routes.ts';
import { orderMatchesExpected } from '../../../../kernel/rows/matches-expected.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { selectOrder, updateOrder } from '../approval-policies.sql.ts';

/** Puts approval policies in an order. Locks the company first, so two orderings cannot lock the rows crosswise. */
export const orderApprovalPolicies = defineOperation({
  name: 'order-approval-policies',
  input: approvalPolicyOrder,
  permission: 'approval-policies.change',
  targets: () => [],
  refusals: ['CO404', 'EDIT_CONFLICT'],
  async run({ tx, companyCode, refuse }, { approvalPolicyIds, expected }) {
    await lockCompany(tx, companyCode);
    const present = await selectOrder(tx, companyCode);
    if (!orderMatchesExpected(present, expected, approvalPolicyIds)) throw refuse('EDIT_CONFLICT');
    if ((await updateOrder(tx, companyCode, approvalPolicyIds)) === 0) throw refuse('CO404');
    const left = [...new Set([...approvalPolicyIds, ...present])];
    return {
      answer: null,
      audit: { target: { kind: 'company', id: companyCode } },
      undo: { name: 'order-approval-policies', input: { approvalPolicyIds: present, expected: left } },
    };
  },
});
