import { approvalFormLimits } from '@madang/contract/workplace/approval-forms/limits.ts';
import { oneApprovalForm } from '@madang/contract/workplace/approval-forms/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { approvalFormTarget } from '../approval-forms.ts';
import { restoreApprovalForm as restoreRow } from '../approval-forms.sql.ts';

const limit = approvalFormLimits.approvalForms;

/** The undo of a deletion; refused where another has the name by now. */
export const restoreApprovalForm = defineOperation({
  name: 'restore-approval-form',
  input: oneApprovalForm,
  permission: 'approval-forms.delete',
  targets: ({ approvalFormId }) => [approvalFormTarget(approvalFormId)],
  refusals: ['CO404', 'APPROVAL_FORM_LIMIT', 'APPROVAL_FORM_NAME_TAKEN'],
  constraints: { approval_forms_company_code_name_key: [null, 'APPROVAL_FORM_NAME_TAKEN'] },
  async run({ tx, companyCode, refuse }, { approvalFormId: id }) {
    await lockCompany(tx, companyCode);
    const outcome = await restoreRow(tx, companyCode, { id, limit });
    if (outcome === 'noSpace') throw refuse('APPROVAL_FORM_LIMIT', { 0: limit });
    // One that was not deleted stays as it is, so there is no change to record.
    return { answer: null, audit: outcome === 'back' ? { target: approvalFormTarget(id) } : 'none' };
  },
});
