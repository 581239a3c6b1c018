import { savedViewChanging } from '@madang/contract/people/saved-views/inputs.ts';
import { refuse as refuseAny } from '@madang/contract/refuse.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { nameConstraints, noSpace, requireOwnerOrManager, savedViewTarget } from '../saved-views.ts';
import { lockSavedView, updateSavedView } from '../saved-views.sql.ts';

/** Changes an own view, or as an administrator a shared one, unless it is another by now than the caller saw. */
export const changeSavedView = defineOperation({
  name: 'change-saved-view',
  input: savedViewChanging,
  permission: 'saved-views.change',
  targets: ({ savedViewId }) => [savedViewTarget(savedViewId)],
  refusals: [
    'CO401',
    'CO404',
    'EDIT_CONFLICT',
    'SAVED_VIEW_LIMIT',
    'SAVED_VIEW_LIMIT_SHARED',
    'SAVED_VIEW_NAME_TAKEN',
    'SAVED_VIEW_OF_OTHERS',
  ],
  constraints: nameConstraints,
  async run({ tx, companyCode, actorId: personId, can, refuse }, { savedViewId, expected, ...given }) {
    if (personId === undefined) throw refuseAny('CO401');
    await lockCompany(tx, companyCode);
    const seen = await lockSavedView(tx, { companyCode, personId }, savedViewId);
    if (!seen) throw refuse('CO404');
    const { isOwn, hasOwner: _hasOwner, ...before } = seen;
    await requireOwnerOrManager({ can }, seen, savedViewId);
    // An administrator takes it from the others by deleting it: it stays its owner's.
    if (!isOwn && !given.isShared) throw refuse('CO401');
    const outcome = await updateSavedView(tx, companyCode, savedViewId, { given, expected });
    if (outcome === 'conflict') throw refuse('EDIT_CONFLICT');
    if (outcome === 'noSpace') throw noSpace(given);
    return {
      answer: null,
      audit: { target: savedViewTarget(savedViewId), fields: Object.keys(given) },
      undo: { name: 'change-saved-view', input: { savedViewId, ...before, expected: given } },
    };
  },
});
