import { departmentPlace } from '@madang/contract/people/sub-organisations/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockDepartment } from '../../../organisation/departments/index.ts';
import { lockPlace, updatePlace } from '../department-places.sql.ts';
import { lockSubOrganisation } from '../sub-organisations.sql.ts';
import { subOrganisationTarget } from '../sub-organisations.ts';

/** DEP-06: whose people are in which sub-organisation: those of a department and of all below it without a place of its own. */
export const placeDepartment = defineOperation({
  name: 'place-department',
  input: departmentPlace,
  permission: 'sub-organisations.change',
  targets: ({ departmentCode, subOrganisationId: id }) => [
    { kind: 'department', id: departmentCode },
    ...(id === null ? [] : [subOrganisationTarget(id)]),
  ],
  refusals: ['CO404', 'EDIT_CONFLICT'],
  async run({ tx, companyCode, refuse }, { departmentCode, subOrganisationId: id, expected }) {
    if (!(await lockDepartment(tx, { companyCode, departmentCode }))) throw refuse('CO404');
    if (id !== null && !(await lockSubOrganisation(tx, companyCode, id))) throw refuse('CO404');
    const before = await lockPlace(tx, companyCode, departmentCode);
    if (expected !== undefined && expected !== before && id !== before) throw refuse('EDIT_CONFLICT');
    await updatePlace(tx, companyCode, { departmentCode, id });
    return {
      answer: null,
      audit: {
        target: { kind: 'department', id: departmentCode },
        fields: ['subOrganisation'],
        changes: [{ field: 'subOrganisation', before: before ?? '', after: id ?? '' }],
      },
      undo: { name: 'place-department', input: { departmentCode, subOrganisationId: before, expected: id } },
    };
  },
});
