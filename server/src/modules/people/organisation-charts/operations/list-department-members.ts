import { organisationChartLimits } from '@madang/contract/people/organisation-charts/limits.ts';
import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import { departmentMembers } from '@madang/contract/people/organisation-charts/routes.ts';
import { pageOf } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { departmentTarget } from '../../../organisation/departments/index.ts';
import { countPeople, selectPeople, selectPeopleOf } from '../../people/index.ts';
import { selectHeads } from '../department-heads.sql.ts';
import { pathsTo, presentCards } from '../organisation-charts.ts';

const { peoplePerPage, orderedByRank } = organisationChartLimits;

/** DEP-05: the heads of a department, and a page of the people in service who belong to it. */
export const listDepartmentMembers = defineQuery({
  name: 'list-department-members',
  isOpenToGuests: true,
  input: departmentMembers,
  permission: 'session',
  mayLag: true,
  targets: () => [],
  refusals: ['CO404', 'PAGE_BEYOND'],
  async run({ kernel, companyCode, reader, read, refuse, can }, { departmentCode, page, reach }) {
    const permitted = await can(departmentTarget(departmentCode));
    return read(async (tx) => {
      const path = (await pathsTo(tx, reader, [departmentCode]))(departmentCode);
      if (path.length === 0) throw refuse('CO404');
      const selection = {
        companyCode,
        ...withinOf(departmentCode, reach),
        text: '',
        reach: 'part',
        isEmployed: true,
      } as const;
      const count = await countPeople(tx, selection);
      const order = { by: count > orderedByRank ? 'fullName' : 'jobRank', descending: false } as const;
      const place = { order, offset: (page - 1) * peoplePerPage, limit: peoplePerPage };
      const people = await selectPeople(tx, selection, place);
      const headIds = (await selectHeads(tx, companyCode, [departmentCode])).get(departmentCode) ?? [];
      const heads = await selectPeopleOf(tx, companyCode, headIds);
      // Presented together: lists of ranks and titles and names of departments are read once.
      const cards = await presentCards(tx, { reader, contributed: kernel.contributed }, [...people, ...heads]);
      return {
        ...pageOf(cards.slice(0, people.length), { page, rowsPerPage: peoplePerPage, count }),
        path,
        heads: cards.slice(people.length),
        can: [
          ...(permitted.has('departments.change') ? ['changeHeads' as const] : []),
          ...(permitted.has('employees.export') ? ['downloadPeople' as const] : []),
        ],
      };
    });
  },
});

/** All below the company itself are all of the company. */
function withinOf(departmentCode: string, reach: 'own' | 'below') {
  if (reach === 'own') return { departmentCode };
  return departmentCode === rootDepartment ? {} : { belowDepartment: departmentCode };
}
