import { rightOfPerson } from '@madang/contract/access/grants/explanation-routes.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { personTarget } from '../../../people/people/index.ts';
import { isPerson } from '../../../people/person-records/index.ts';
import { explained } from '../explain.ts';

/** MEM-09: explains if a person may do something there at a moment, by which right, and why each other one does not reach. */
export const explainRight = defineQuery({
  name: 'explain-right',
  input: rightOfPerson,
  permission: 'grants.view',
  targets: ({ personId }) => [personTarget(personId)],
  access: ({ personId }) => ({ target: personTarget(personId) }),
  refusals: ['CO404', 'GRANT_SCOPE', 'GRANT_UNKNOWN'],
  run: ({ companyCode, read, refuse }, asked) =>
    read(async (tx) => {
      if (!(await isPerson(tx, { companyCode, personId: asked.personId }))) throw refuse('CO404');
      return explained(tx, companyCode, asked);
    }),
});
