import { oneApprovalForm } from '@madang/contract/workplace/approval-forms/routes.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { usableFormOf } from '../lists.sql.ts';

/** APR-02: a form with its fields, to be filled in. */
export const readUsableForm = defineQuery({
  name: 'read-usable-form',
  input: oneApprovalForm,
  permission: 'session',
  targets: () => [],
  refusals: ['CO404'],
  async run({ companyCode, ask, refuse }, { approvalFormId: id }) {
    const [form] = await ask(usableFormOf(companyCode, id));
    if (!form) throw refuse('CO404');
    return form;
  },
});
