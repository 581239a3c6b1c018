import { oneMember } from '@madang/contract/organisation-charts/routes.ts';
import { wholeList } from '../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../kernel/operations/definition.ts';
import { nameDepartments } from '../../departments/index.ts';
import { personTarget, selectPeopleOf } from '../../people/index.ts';
import { selectLedBy } from '../department-heads.sql.ts';
import { pathsTo } from '../organisation-charts.ts';

/** USR-04: where someone of the company works and what they lead, for anyone who may see the person. */
export const listPersonPosts = defineQuery({
  name: 'list-person-posts',
  input: oneMember,
  permission: 'employees.view',
  targets: ({ personId }) => [personTarget(personId)],
  access: ({ personId }) => ({ target: personTarget(personId) }),
  refusals: ['CO404'],
  run: ({ companyCode, reader, read, refuse }, { personId }) =>
    read(async (tx) => {
      const [person] = await selectPeopleOf(tx, companyCode, [personId]);
      if (!person) throw refuse('CO404');
      const led = await selectLedBy(tx, companyCode, personId);
      const besides = led.filter((code) => code !== person.departmentCode);
      const codes = [person.departmentCode, ...besides];
      const nameOf = await nameDepartments(tx, reader, codes);
      const pathOf = await pathsTo(tx, reader, codes);
      return wholeList(
        codes.map((code) => ({
          kind: code === person.departmentCode ? ('main' as const) : ('head' as const),
          department: nameOf(code),
          path: pathOf(code),
          isHead: led.includes(code),
        })),
      );
    }),
});
