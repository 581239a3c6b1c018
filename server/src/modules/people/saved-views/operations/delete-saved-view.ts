import { oneSavedView } from '@madang/contract/people/saved-views/routes.ts';
import { refuse as refuseAny } from '@madang/contract/refuse.ts';
import { defineOperation, undoBy } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { requireOwnerOrManager, savedViewTarget } from '../saved-views.ts';
import { deleteSavedView as deleteRow, leaveToOwner, lockSavedView } from '../saved-views.sql.ts';
import { restoreSavedView } from './restore-saved-view.ts';
import { restoreSharedView } from './restore-shared-view.ts';

/** Deletes an own view; a view that another person shares is taken from the company, and its owner keeps it. */
export const deleteSavedView = defineOperation({
  name: 'delete-saved-view',
  input: oneSavedView,
  permission: 'saved-views.delete',
  targets: ({ savedViewId }) => [savedViewTarget(savedViewId)],
  refusals: ['CO404', 'SAVED_VIEW_OF_OTHERS'],
  async run({ tx, companyCode, actorId: personId, can, refuse }, { savedViewId }) {
    if (personId === undefined) throw refuseAny('CO401');
    // Names of the owner's views are counted for a free one.
    await lockCompany(tx, companyCode);
    const seen = await lockSavedView(tx, { companyCode, personId }, savedViewId);
    if (!seen) throw refuse('CO404');
    await requireOwnerOrManager({ can }, seen, savedViewId);
    const target = savedViewTarget(savedViewId);
    const left = seen.isOwn || !seen.hasOwner ? undefined : await leaveToOwner(tx, companyCode, savedViewId);
    if (left) {
      const { savedViewName } = seen;
      return {
        answer: null,
        audit: { target, fields: ['isShared'] },
        undo: undoBy(restoreSharedView, { savedViewId, savedViewName, expected: left }),
      };
    }
    await deleteRow(tx, companyCode, savedViewId);
    return { answer: null, audit: { target }, undo: undoBy(restoreSavedView, { savedViewId }) };
  },
});
