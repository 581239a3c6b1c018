import { savedViewHandover } from '@madang/contract/people/saved-views/inputs.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { savedViewTarget } from '../saved-views.ts';
import { lockViewOfCompany, moveSharedView } from '../saved-views.sql.ts';

/** USR-01: gives a shared view to another person, or leaves it to the company without an owner. */
export const handOverSavedView = defineOperation({
  name: 'hand-over-saved-view',
  input: savedViewHandover,
  permission: 'saved-views.manage',
  targets: ({ savedViewId }) => [savedViewTarget(savedViewId)],
  refusals: ['CO404', 'EDIT_CONFLICT'],
  async run({ tx, companyCode, refuse }, { savedViewId, fromPersonId, toPersonId }) {
    await lockCompany(tx, companyCode);
    if (!(await lockViewOfCompany(tx, companyCode, savedViewId))) throw refuse('CO404');
    if (!(await moveSharedView(tx, companyCode, savedViewId, { fromPersonId, toPersonId }))) {
      throw refuse('EDIT_CONFLICT');
    }
    return {
      answer: null,
      audit: { target: savedViewTarget(savedViewId), fields: ['owner'] },
      undo: {
        name: 'hand-over-saved-view',
        input: { savedViewId, fromPersonId: toPersonId, toPersonId: fromPersonId },
      },
    };
  },
});
