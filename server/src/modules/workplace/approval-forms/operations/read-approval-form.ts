import { oneApprovalForm } from '@madang/contract/workplace/approval-forms/routes.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { approvalFormTarget } from '../approval-forms.ts';
import { approvalFormOf, formVersionsOf } from '../lists.sql.ts';

const acts = ['change', 'delete'] as const;

/** APR-02: the newest version of a form, and its versions. */
export const readApprovalForm = defineQuery({
  name: 'read-approval-form',
  input: oneApprovalForm,
  permission: 'approval-forms.view',
  targets: ({ approvalFormId }) => [approvalFormTarget(approvalFormId)],
  access: ({ approvalFormId }) => ({ target: approvalFormTarget(approvalFormId) }),
  refusals: ['CO404'],
  async run({ companyCode, reader, askAll, refuse }, { approvalFormId: id }) {
    const {
      form: [form],
      versions,
    } = await askAll({ form: approvalFormOf(companyCode, id), versions: formVersionsOf(companyCode, id) });
    if (!form) throw refuse('CO404');
    const can = acts.filter((act) => reader.rights.everywhere.has(`approval-forms.${act}`));
    return { ...form, versions, can };
  },
});
