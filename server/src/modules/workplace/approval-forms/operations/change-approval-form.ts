import { approvalFormChanging } from '@madang/contract/workplace/approval-forms/inputs.ts';
import { approvalFormLimits } from '@madang/contract/workplace/approval-forms/limits.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { approvalFormTarget } from '../approval-forms.ts';
import { insertFormVersion, renewApprovalForm } from '../approval-forms.sql.ts';

/** APR-02: writes a new version of a form, unless it is another by now than the caller saw. */
export const changeApprovalForm = defineOperation({
  name: 'change-approval-form',
  input: approvalFormChanging,
  permission: 'approval-forms.change',
  targets: ({ approvalFormId }) => [approvalFormTarget(approvalFormId)],
  refusals: ['APPROVAL_FORM_NAME_TAKEN', 'APPROVAL_FORM_VERSIONS', 'CO404', 'EDIT_CONFLICT'],
  constraints: { approval_forms_company_code_name_key: ['approvalFormName', 'APPROVAL_FORM_NAME_TAKEN'] },
  async run({ tx, companyCode, actorId, refuse }, { approvalFormId: id, expected, ...given }) {
    const version = await renewApprovalForm(tx, companyCode, id, { given, expected: expected?.version });
    if (version === 'absent') throw refuse('CO404');
    if (version === 'conflict') throw refuse('EDIT_CONFLICT');
    if (version === 'full') throw refuse('APPROVAL_FORM_VERSIONS', { 0: approvalFormLimits.versions });
    await insertFormVersion(tx, companyCode, { id, version, given, actorId });
    return { answer: { version }, audit: { target: approvalFormTarget(id), fields: Object.keys(given) } };
  },
});
