import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import { asOfPeoplePerPage as rowsPerPage } from '@madang/contract/views/as-of/limits.ts';
import { peopleAsOf as input } from '@madang/contract/views/as-of/routes.ts';
import { pageOf } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { listAccess } from '../../../../kernel/operations/list-access.ts';
import { presentStep, treeAsOf } from '../../../organisation/departments/index.ts';
import { jobsAsOf, selectPeopleAsOf, selectPostsOfMany } from '../../../people/people-as-of/index.ts';
import { branchOf } from '../branch.ts';
import { readDay } from '../day.sql.ts';
import { readPlanned } from '../planned.ts';
import { aboutOf, departmentsThen, presentAsOf } from '../present.ts';

/** STA-10: lists the people of the company, or of a branch of it, as of a day, those that the reader may see today. */
export const listPeopleAsOf = defineQuery({
  name: 'list-people-as-of',
  input,
  permission: 'employees.view',
  targets: { within: 'person' },
  access: ({ departmentCode: department, state }, companyCode) => listAccess(companyCode, { department, state }),
  refusals: ['AS_OF_DAY', 'CO404', 'PAGE_BEYOND'],
  async run({ kernel, companyCode, reader, read, reach, refuse }, { date, departmentCode, state, orderBy, page }) {
    return read(async (tx) => {
      const day = await readDay(tx, companyCode, date);
      const within = await reach(tx);
      const { moment } = day;
      // The company itself has everyone.
      const isBranch = departmentCode !== '' && departmentCode !== rootDepartment;
      const { rows: tree } = isBranch ? await treeAsOf({ companyCode, moment, within }).execute(tx) : { rows: [] };
      const department = tree.find((row) => row.departmentCode === departmentCode);
      if (isBranch && !department) throw refuse('CO404');
      const planned = await readPlanned(tx, kernel, { reader, day });
      const asOf = { companyCode, moment, planned: planned.places };
      const { people, count } = await selectPeopleAsOf(tx, asOf, {
        codes: isBranch ? branchOf(tree, departmentCode) : undefined,
        state: state || undefined,
        within,
        orderBy,
        offset: (page - 1) * rowsPerPage,
        limit: rowsPerPage,
      });
      const posts = await selectPostsOfMany(
        tx,
        asOf,
        people.map(({ personId }) => personId),
      );
      const besides = Map.groupBy(posts, ({ personId }) => personId);
      const codes = [...people, ...posts].map((each) => each.departmentCode);
      const departmentOf = await departmentsThen(tx, reader, day, [...new Set(codes)]);
      const jobs = await jobsAsOf(
        tx,
        companyCode,
        people.flatMap(({ jobRankCode, jobTitleCode }) => [jobRankCode, jobTitleCode]),
      );
      const items = people.map((person) => ({
        ...presentAsOf(person, jobs),
        department: departmentOf(person.departmentCode),
        concurrentDepartments: (besides.get(person.personId) ?? [])
          .filter((post) => post.departmentCode !== person.departmentCode && person.employmentStatus !== 'R')
          .map((post) => departmentOf(post.departmentCode)),
      }));
      return {
        ...pageOf(items, { page, rowsPerPage, count }),
        ...aboutOf(day, planned),
        department: department ? presentStep(department, reader) : null,
      };
    });
  },
});
