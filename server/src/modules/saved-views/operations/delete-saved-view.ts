import { oneSavedView } from '@madang/contract/saved-views/routes.ts';
import { refuse as refuseAny } from '@madang/contract/refuse.ts';
import { defineOperation, undoBy } from '../../../kernel/operations/definition.ts';
import { savedViewTarget } from '../saved-views.ts';
import { deleteSavedView as deleteRow, lockSavedView } from '../saved-views.sql.ts';
import { restoreSavedView } from './restore-saved-view.ts';

/** Deletes an own or shared view; for a while it can be restored. */
export const deleteSavedView = defineOperation({
  name: 'delete-saved-view',
  input: oneSavedView,
  permission: 'saved-views.delete',
  targets: ({ savedViewId }) => [savedViewTarget(savedViewId)],
  refusals: ['CO404'],
  async run({ tx, companyCode, actorId: personId, refuse }, { savedViewId }) {
    if (personId === undefined) throw refuseAny('CO401');
    if (!(await lockSavedView(tx, { companyCode, personId }, savedViewId))) throw refuse('CO404');
    await deleteRow(tx, companyCode, savedViewId);
    return {
      answer: null,
      audit: { target: savedViewTarget(savedViewId) },
      undo: undoBy(restoreSavedView, { savedViewId }),
    };
  },
});
