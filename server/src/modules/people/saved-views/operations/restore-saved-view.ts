import { oneSavedView } from '@madang/contract/people/saved-views/routes.ts';
import { savedViewLimits } from '@madang/contract/people/saved-views/limits.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { savedViewTarget } from '../saved-views.ts';
import { restoreSavedView as restoreRow } from '../saved-views.sql.ts';

/** The undo of a deletion; refused where another has the name by now, or there are as many as may be. */
export const restoreSavedView = defineOperation({
  name: 'restore-saved-view',
  input: oneSavedView,
  permission: 'saved-views.delete',
  targets: ({ savedViewId }) => [savedViewTarget(savedViewId)],
  refusals: ['CO404', 'SAVED_VIEW_LIMIT', 'SAVED_VIEW_NAME_TAKEN'],
  constraints: {
    saved_views_own_name_key: [null, 'SAVED_VIEW_NAME_TAKEN'],
    saved_views_shared_name_key: [null, 'SAVED_VIEW_NAME_TAKEN'],
  },
  async run({ tx, companyCode, refuse }, { savedViewId: id }) {
    await lockCompany(tx, companyCode);
    const outcome = await restoreRow(tx, companyCode, id);
    if (outcome === 'noSpace') throw refuse('SAVED_VIEW_LIMIT', { 0: savedViewLimits.ofPerson });
    // One that was not deleted stays as it is, so there is no change to record.
    return { answer: null, audit: outcome === 'back' ? { target: savedViewTarget(id) } : 'none' };
  },
});
