import { personAsOf } from '@madang/contract/views/as-of/routes.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { arePeopleOf, personTarget } from '../../../people/people/index.ts';
import {
  headsAsOf,
  jobsAsOf,
  selectPersonAsOf,
  selectPostsAsOf,
  wasSuspended,
} from '../../../people/people-as-of/index.ts';
import { readDay } from '../day.sql.ts';
import { readPlanned } from '../planned.ts';
import { aboutOf, departmentsThen, presentAsOf } from '../present.ts';

/** STA-10: state, department, rank, title, posts and departments led by one person as of a day. */
export const readPersonAsOf = defineQuery({
  name: 'read-person-as-of',
  input: personAsOf,
  permission: 'employees.view',
  targets: ({ personId }) => [personTarget(personId)],
  access: ({ personId }) => ({ target: personTarget(personId) }),
  refusals: ['AS_OF_DAY', 'CO404'],
  async run({ kernel, companyCode, reader, read, refuse }, { date, personId }) {
    return read(async (tx) => {
      if (!(await arePeopleOf(tx, companyCode, [personId]))) throw refuse('CO404');
      const day = await readDay(tx, companyCode, date);
      const planned = await readPlanned(tx, kernel, { reader, day, personId });
      const asOf = { companyCode, moment: day.moment, planned: planned.places };
      const person = await selectPersonAsOf(tx, asOf, personId);
      const about = aboutOf(day, planned);
      if (!person) return { ...about, person: null };
      const hasLeft = person.employmentStatus === 'R';
      const posts = hasLeft ? [] : await selectPostsAsOf(tx, asOf, personId);
      const { rows: led } = await headsAsOf(asOf, { personId, planned: planned.heads }).execute(tx);
      const { departmentCode, jobRankCode, jobTitleCode } = person;
      const codes = [
        departmentCode,
        ...posts.map((post) => post.departmentCode),
        ...led.map((head) => head.departmentCode),
      ];
      const departmentOf = await departmentsThen(tx, reader, day, codes);
      const jobs = await jobsAsOf(tx, companyCode, [
        jobRankCode,
        jobTitleCode,
        ...posts.map((post) => post.jobTitleCode),
      ]);
      return {
        ...about,
        person: {
          ...presentAsOf(person, jobs),
          isSuspended:
            !hasLeft &&
            (planned.suspended.get(personId) ?? (await wasSuspended(tx, { companyCode, personId }, day.moment))),
          department: departmentOf(departmentCode),
          // A place that is planned in the department of a post ends the post.
          concurrentPosts: posts
            .filter((post) => post.departmentCode !== departmentCode)
            .map((post) => ({
              department: departmentOf(post.departmentCode),
              jobTitle: jobs.title(post.jobTitleCode),
            })),
          headOf: led.map((head) => departmentOf(head.departmentCode)),
        },
      };
    });
  },
});
