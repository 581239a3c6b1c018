import { oneMember, type PersonPost } from '@madang/contract/people/organisation-charts/routes.ts';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { personTarget, presentPeople, selectPeopleOf } from '../../people/index.ts';
import { nameDepartments } from '../../../organisation/departments/index.ts';
import { selectLedBy } from '../department-heads.sql.ts';
import { pathsTo } from '../organisation-charts.ts';
import { employmentStateOf } from '@madang/contract/ground/employment-states/states.ts';
import { refusalOf } from '@madang/contract/people/employment/acts.ts';

/** USR-04: a colleague's department, concurrent posts and headships, for anyone who may see the person. */
export const listPersonPosts = defineQuery({
  name: 'list-person-posts',
  isOpenToGuests: true,
  input: oneMember,
  permission: 'employees.view',
  targets: ({ personId }) => [personTarget(personId)],
  access: ({ personId }) => ({ target: personTarget(personId) }),
  refusals: ['CO404'],
  async run({ kernel, companyCode, reader, read, refuse, can }, { personId }) {
    const permitted = await can(personTarget(personId));
    return read(async (tx) => {
      const [stored] = await selectPeopleOf(tx, companyCode, [personId]);
      const [person] = await presentPeople(tx, { reader, contributed: kernel.contributed }, stored ? [stored] : []);
      if (!stored || !person) throw refuse('CO404');
      const led = await selectLedBy(tx, companyCode, personId);
      const held = [person.department, ...person.concurrentPosts.map(({ department }) => department)];
      const besides = led.filter((code) => held.every(({ departmentCode }) => departmentCode !== code));
      const nameOf = await nameDepartments(tx, reader, besides);
      const pathOf = await pathsTo(tx, reader, [...held.map(({ departmentCode }) => departmentCode), ...besides]);
      const postIn = (post: Pick<PersonPost, 'kind' | 'department' | 'jobTitle'>): PersonPost => ({
        ...post,
        path: pathOf(post.department.departmentCode),
        isHead: led.includes(post.department.departmentCode),
      });
      const isOpen = refusalOf('post', employmentStateOf(stored)) === undefined;
      return {
        ...wholeList([
          postIn({ kind: 'main', department: person.department, jobTitle: null }),
          ...person.concurrentPosts.map((post) => postIn({ kind: 'concurrent', ...post })),
          ...besides.map((code) => postIn({ kind: 'head', department: nameOf(code), jobTitle: null })),
        ]),
        can: isOpen && permitted.has('employees.change') ? ['changePosts' as const] : [],
      };
    });
  },
});
