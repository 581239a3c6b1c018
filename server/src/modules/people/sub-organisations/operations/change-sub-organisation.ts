import { subOrganisationChanging } from '@madang/contract/people/sub-organisations/inputs.ts';
import { changesOf } from '../../../../kernel/operations/changed-fields.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { subOrganisationTarget } from '../sub-organisations.ts';
import { lockSubOrganisation, updateSubOrganisation } from '../sub-organisations.sql.ts';

/** Changes a sub-organisation's names; its code stays. */
export const changeSubOrganisation = defineOperation({
  name: 'change-sub-organisation',
  input: subOrganisationChanging,
  permission: 'sub-organisations.change',
  targets: ({ subOrganisationId }) => [subOrganisationTarget(subOrganisationId)],
  refusals: ['CO404', 'EDIT_CONFLICT'],
  async run({ tx, companyCode, refuse }, { subOrganisationId: id, expected, ...names }) {
    if (!(await lockSubOrganisation(tx, companyCode, id))) throw refuse('CO404');
    if (!(await updateSubOrganisation(tx, companyCode, id, { names, expected }))) throw refuse('EDIT_CONFLICT');
    return { answer: null, audit: { target: subOrganisationTarget(id), ...changesOf(names, expected) } };
  },
});
