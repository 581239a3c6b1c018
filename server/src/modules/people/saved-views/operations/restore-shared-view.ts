import { savedViewSharing } from '@madang/contract/people/saved-views/inputs.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { noSpace, savedViewTarget } from '../saved-views.ts';
import { lockViewOfCompany, updateSavedView } from '../saved-views.sql.ts';

/** The undo of taking another person's view from the company; refused once its owner changed or deleted it. */
export const restoreSharedView = defineOperation({
  name: 'restore-shared-view',
  input: savedViewSharing,
  permission: 'saved-views.manage',
  targets: ({ savedViewId }) => [savedViewTarget(savedViewId)],
  refusals: ['CO404', 'EDIT_CONFLICT', 'SAVED_VIEW_LIMIT_SHARED', 'SAVED_VIEW_NAME_TAKEN'],
  constraints: { saved_views_shared_name_key: [null, 'SAVED_VIEW_NAME_TAKEN'] },
  async run({ tx, companyCode, refuse }, { savedViewId, savedViewName, expected }) {
    await lockCompany(tx, companyCode);
    if (!(await lockViewOfCompany(tx, companyCode, savedViewId))) throw refuse('CO404');
    const given = { savedViewName, query: expected.query, isShared: true };
    const outcome = await updateSavedView(tx, companyCode, savedViewId, { given, expected });
    if (outcome === 'conflict') throw refuse('EDIT_CONFLICT');
    if (outcome === 'noSpace') throw noSpace(given);
    return { answer: null, audit: { target: savedViewTarget(savedViewId), fields: ['isShared'] } };
  },
});
