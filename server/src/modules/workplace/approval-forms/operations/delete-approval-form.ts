import { oneApprovalForm } from '@madang/contract/workplace/approval-forms/routes.ts';
import { defineOperation, undoBy } from '../../../../kernel/operations/definition.ts';
import { readName } from '../../../../kernel/rows/named-rows.ts';
import { approvalFormTarget } from '../approval-forms.ts';
import { approvalFormNamesOf, deleteApprovalForm as deleteRow } from '../approval-forms.sql.ts';
import { restoreApprovalForm } from './restore-approval-form.ts';

/** Deletes a form; for a while it can be restored, and its versions stay. */
export const deleteApprovalForm = defineOperation({
  name: 'delete-approval-form',
  input: oneApprovalForm,
  permission: 'approval-forms.delete',
  targets: ({ approvalFormId }) => [approvalFormTarget(approvalFormId)],
  refusals: ['CO404'],
  async run({ tx, companyCode, refuse }, { approvalFormId: id }) {
    const called = await readName(tx, approvalFormNamesOf, { companyCode, id });
    if (!called || !(await deleteRow(tx, companyCode, id))) throw refuse('CO404');
    return {
      answer: null,
      audit: { target: approvalFormTarget(id), called },
      undo: undoBy(restoreApprovalForm, { approvalFormId: id }),
    };
  },
});
