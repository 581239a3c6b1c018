import { approvalFormOrder } from '@madang/contract/workplace/approval-forms/routes.ts';
import { orderMatchesExpected } from '../../../../kernel/rows/matches-expected.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { selectFormOrder, updateFormOrder } from '../approval-forms.sql.ts';

/** Puts forms in an order. Locks the company first, so two orderings cannot lock the rows crosswise. */
export const orderApprovalForms = defineOperation({
  name: 'order-approval-forms',
  input: approvalFormOrder,
  permission: 'approval-forms.change',
  targets: () => [],
  refusals: ['CO404', 'EDIT_CONFLICT'],
  async run({ tx, companyCode, refuse }, { approvalFormIds, expected }) {
    await lockCompany(tx, companyCode);
    const present = await selectFormOrder(tx, companyCode);
    if (!orderMatchesExpected(present, expected, approvalFormIds)) throw refuse('EDIT_CONFLICT');
    if ((await updateFormOrder(tx, companyCode, approvalFormIds)) === 0) throw refuse('CO404');
    const left = [...new Set([...approvalFormIds, ...present])];
    return {
      answer: null,
      audit: { target: { kind: 'company', id: companyCode } },
      undo: { name: 'order-approval-forms', input: { approvalFormIds: present, expected: left } },
    };
  },
});
