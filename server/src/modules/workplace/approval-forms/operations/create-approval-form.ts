import { approvalFormLimits } from '@madang/contract/workplace/approval-forms/limits.ts';
import { approvalFormInput } from '@madang/contract/workplace/approval-forms/rules.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { approvalFormTarget } from '../approval-forms.ts';
import { insertApprovalForm, insertFormVersion } from '../approval-forms.sql.ts';

const limit = approvalFormLimits.approvalForms;

/** APR-02: adds a form behind the others. */
export const createApprovalForm = defineOperation({
  name: 'create-approval-form',
  input: approvalFormInput,
  permission: 'approval-forms.create',
  targets: () => [],
  refusals: ['APPROVAL_FORM_LIMIT', 'APPROVAL_FORM_NAME_TAKEN'],
  constraints: { approval_forms_company_code_name_key: ['approvalFormName', 'APPROVAL_FORM_NAME_TAKEN'] },
  async run({ tx, companyCode, actorId, refuse }, given) {
    await lockCompany(tx, companyCode);
    const id = await insertApprovalForm(tx, companyCode, { given, limit });
    if (id === undefined) throw refuse('APPROVAL_FORM_LIMIT', { 0: limit });
    await insertFormVersion(tx, companyCode, { id, version: 1, given, actorId });
    return {
      answer: { approvalFormId: id },
      audit: { target: approvalFormTarget(id), fields: Object.keys(given) },
    };
  },
});
