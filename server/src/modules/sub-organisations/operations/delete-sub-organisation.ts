import { oneSubOrganisation } from '@madang/contract/sub-organisations/routes.ts';
import { defineOperation, undoBy } from '../../../kernel/operations/definition.ts';
import { subOrganisationTarget } from '../sub-organisations.ts';
import { deleteSubOrganisation as deleteRow } from '../sub-organisations.sql.ts';
import { restoreSubOrganisation } from './restore-sub-organisation.ts';

/** Takes a sub-organisation away; for a while it can be restored. */
export const deleteSubOrganisation = defineOperation({
  name: 'delete-sub-organisation',
  input: oneSubOrganisation,
  permission: 'sub-organisations.delete',
  targets: ({ subOrganisationId }) => [subOrganisationTarget(subOrganisationId)],
  refusals: ['CO404'],
  async run({ tx, companyCode, refuse }, { subOrganisationId }) {
    if (!(await deleteRow(tx, companyCode, subOrganisationId))) throw refuse('CO404');
    return {
      answer: null,
      audit: { target: subOrganisationTarget(subOrganisationId) },
      undo: undoBy(restoreSubOrganisation, { subOrganisationId }),
    };
  },
});
