import type { Module } from '../../../platform/module.ts';
import { approvalFormNamesOf, untranslatedFormsOf } from './approval-forms.sql.ts';
import { restoreApprovalForm } from './operations/restore-approval-form.ts';
import { approvalFormData } from './own-data.sql.ts';
import { approvalFormRoutes } from './routes.ts';

export { usableFormOf } from './lists.sql.ts';

/** APR-02: forms that a company's people fill in to ask for an approval. */
export const approvalForms: Module = {
  name: 'approval-forms',
  needs: ['companies', 'person-names'],
  contributes: {
    untranslated: [{ kind: 'approvalForms', changedBy: 'approval-forms.change', rowsOf: untranslatedFormsOf }],
    ownData: { place: 193, sections: approvalFormData },
    names: { 'approval-form': { rows: approvalFormNamesOf } },
  },
  operations: approvalFormRoutes,
  more: [restoreApprovalForm],
};
