import * as z from 'zod/mini';
import { subOrganisationLimits } from '@madang/contract/people/sub-organisations/limits.ts';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { findDepartmentNames } from '../../../organisation/departments/index.ts';
import { selectPlaces } from '../department-places.sql.ts';
import { selectPersonPlaces } from '../person-places.sql.ts';
import { subOrganisationsOf } from '../sub-organisations.sql.ts';

/** The company's sub-organisations in their order, with how many it may have. */
export const listSubOrganisations = defineQuery({
  name: 'list-sub-organisations',
  input: z.strictObject({}),
  permission: 'sub-organisations.view',
  targets: () => [],
  refusals: [],
  async run({ kernel, companyCode, reader, ask, read }) {
    const found = await ask(subOrganisationsOf(companyCode));
    const placed = await read(async (tx) => {
      const places = await selectPlaces(tx, companyCode);
      const names = await findDepartmentNames(
        tx,
        companyCode,
        places.map(({ departmentCode }) => departmentCode),
      );
      return places.flatMap(({ departmentCode, subOrganisationId }) => {
        const name = names.get(departmentCode);
        return name ? [{ subOrganisationId, department: name }] : [];
      });
    });
    const people = await read(async (tx) => {
      const places = await selectPersonPlaces(tx, companyCode);
      const names = await kernel.actorNames(
        tx,
        companyCode,
        places.map(({ personId }) => personId),
      );
      return places.flatMap(({ personId, subOrganisationId }) => {
        const name = names.get(personId);
        return name ? [{ subOrganisationId, person: { personId, ...name } }] : [];
      });
    });
    const rows = found.map((row) => ({
      ...row,
      departments: placed.flatMap(({ subOrganisationId: id, department }) =>
        id === row.subOrganisationId ? [department] : [],
      ),
      people: people.flatMap(({ subOrganisationId: id, person }) => (id === row.subOrganisationId ? [person] : [])),
    }));
    const limit = subOrganisationLimits.subOrganisations;
    const mayCreate = reader.rights.everywhere.has('sub-organisations.create') && rows.length < limit;
    return { ...wholeList(rows), limit, can: mayCreate ? ['create' as const] : [] };
  },
});
