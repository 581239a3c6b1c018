import { grantLimits } from '@madang/contract/access/grants/limits.ts';
import { onePerson } from '@madang/contract/access/grants/routes.ts';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { readNames } from '../../../people/person-names/index.ts';
import { personTarget } from '../../../people/people/index.ts';
import { isPerson } from '../../../people/person-records/index.ts';
import { presentGrant } from '../present.ts';
import { grantsOf } from '../rows.sql.ts';

/** MEM-02: rights of a person that others gave, those through a role too. */
export const listPersonGrants = defineQuery({
  name: 'list-person-grants',
  input: onePerson,
  permission: 'grants.view',
  targets: ({ personId }) => [personTarget(personId)],
  access: ({ personId }) => ({ target: personTarget(personId) }),
  refusals: ['CO404'],
  async run({ kernel, companyCode, reader, ask, read, can, refuse }, { personId }) {
    if (!(await read((tx) => isPerson(tx, { companyCode, personId })))) throw refuse('CO404');
    const permitted = await can(personTarget(personId));
    const isOwn = personId === reader.personId;
    const asked = { grantee: 'P', soon: false, personId } as const;
    const names = await read((tx) => readNames(tx, companyCode, [personId]));
    const { fullName = '', englishName = '' } = names.get(personId) ?? {};
    const rows = await ask(grantsOf(companyCode, asked, { offset: 0, limit: grantLimits.ofPerson }));
    const mayChange = permitted.has('grants.change');
    const acts = mayChange ? (isOwn ? ['takeBack' as const] : ['change' as const, 'takeBack' as const]) : [];
    const items = rows.map((row) => presentGrant(kernel.keyring, row, acts));
    return {
      ...wholeList(items),
      person: { fullName, englishName },
      can: mayChange && !isOwn ? ['give' as const] : [],
    };
  },
});
