import { emblemLimits } from '@madang/contract/people/emblems/limits.ts';
import { emblemsPerson } from '@madang/contract/people/emblems/routes.ts';
import { employmentStateOf } from '@madang/contract/ground/employment-states/states.ts';
import { refusalOf } from '@madang/contract/people/employment/acts.ts';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { personTarget, selectPeopleOf } from '../../people/index.ts';
import { emblemsOf, presentEmblem } from '../emblems.sql.ts';
import { heldBy } from '../grants.sql.ts';

/** Emblems of a person; who may give them one sees the company's others as well. */
export const listPersonEmblems = defineQuery({
  name: 'list-person-emblems',
  input: emblemsPerson,
  permission: 'employees.view',
  targets: ({ personId }) => [personTarget(personId)],
  access: ({ personId }) => ({ target: personTarget(personId) }),
  refusals: ['CO404'],
  async run({ companyCode, read, refuse, can }, { personId }) {
    const permitted = await can(personTarget(personId));
    return read(async (tx) => {
      const [person] = await selectPeopleOf(tx, companyCode, [personId]);
      if (!person) throw refuse('CO404');
      const { rows: held } = await heldBy({ companyCode, personId }).execute(tx);
      const isOpen = refusalOf('change', employmentStateOf(person)) === undefined;
      const mayGrant = isOpen && permitted.has('emblems.grant');
      const heldIds = new Set(held.map(({ emblemId }) => emblemId));
      const { rows: all } = mayGrant ? await emblemsOf(companyCode).execute(tx) : { rows: [] };
      return {
        ...wholeList(held.map(({ grantedAt: _at, ...emblem }) => presentEmblem(emblem))),
        limit: emblemLimits.perPerson,
        choices: all
          .filter(({ emblemId }) => !heldIds.has(emblemId))
          .map(({ emblemId, emblemName, englishEmblemName, imageId }) =>
            presentEmblem({ emblemId, emblemName, englishEmblemName, imageId }),
          ),
        can: mayGrant ? ['grant' as const] : [],
      };
    });
  },
});
