import { savedViewInput } from '@madang/contract/people/saved-views/rules.ts';
import { refuse as refuseAny } from '@madang/contract/refuse.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { nameConstraints, noSpace, savedViewTarget } from '../saved-views.ts';
import { insertSavedView } from '../saved-views.sql.ts';

/** Keeps a view for the caller, or shares it in the company; the database decides whether its name is free. */
export const createSavedView = defineOperation({
  name: 'create-saved-view',
  input: savedViewInput,
  permission: 'saved-views.create',
  targets: () => [],
  refusals: ['SAVED_VIEW_LIMIT', 'SAVED_VIEW_LIMIT_SHARED', 'SAVED_VIEW_NAME_TAKEN'],
  constraints: nameConstraints,
  async run({ tx, companyCode, actorId: personId }, given) {
    // A view belongs to the person who saves it.
    if (personId === undefined) throw refuseAny('CO401');
    await lockCompany(tx, companyCode);
    const savedViewId = await insertSavedView(tx, { companyCode, personId }, given);
    if (savedViewId === undefined) throw noSpace(given);
    return {
      answer: { savedViewId },
      audit: { target: savedViewTarget(savedViewId), fields: Object.keys(given) },
    };
  },
});
