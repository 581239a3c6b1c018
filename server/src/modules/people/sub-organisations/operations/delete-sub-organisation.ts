import { oneSubOrganisation } from '@madang/contract/people/sub-organisations/routes.ts';
import { readName } from '../../../../kernel/rows/named-rows.ts';
import { defineOperation, undoBy } from '../../../../kernel/operations/definition.ts';
import { subOrganisationTarget } from '../sub-organisations.ts';
import { deleteSubOrganisation as deleteRow } from '../sub-organisations.sql.ts';
import { subOrganisationNamesOf } from '../names.sql.ts';
import { restoreSubOrganisation } from './restore-sub-organisation.ts';

/** Takes a sub-organisation away; for a while it can be restored. */
export const deleteSubOrganisation = defineOperation({
  name: 'delete-sub-organisation',
  input: oneSubOrganisation,
  permission: 'sub-organisations.delete',
  targets: ({ subOrganisationId }) => [subOrganisationTarget(subOrganisationId)],
  refusals: ['CO404'],
  async run({ tx, companyCode, refuse }, { subOrganisationId }) {
    const called = await readName(tx, subOrganisationNamesOf, { companyCode, id: subOrganisationId });
    if (!(await deleteRow(tx, companyCode, subOrganisationId))) throw refuse('CO404');
    return {
      answer: null,
      audit: { target: subOrganisationTarget(subOrganisationId), called },
      undo: undoBy(restoreSubOrganisation, { subOrganisationId }),
    };
  },
});
