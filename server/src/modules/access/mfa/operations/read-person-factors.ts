import { ofPerson } from '@madang/contract/access/mfa/routes.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { isPerson } from '../../../people/person-records/index.ts';
import { readOwned } from '../owned-factors.ts';

/** Lists the factors of a person of the company for anyone who may remove them; never a secret. */
export const readPersonFactors = defineQuery({
  name: 'read-person-factors',
  input: ofPerson,
  permission: 'employees.resetFactors',
  targets: ({ personId }) => [{ kind: 'person', id: personId }],
  access: ({ personId }) => ({ target: { kind: 'person', id: personId } }),
  refusals: ['CO404'],
  run: ({ companyCode, reader, read, refuse }, { personId }) =>
    read(async (tx) => {
      const person = { companyCode, personId };
      if (!(await isPerson(tx, person))) throw refuse('CO404');
      const owned = await readOwned(tx, person);
      const isAnother = personId !== reader.personId;
      return { ...owned, can: isAnother && (owned.app || owned.passkeys.length > 0) ? ['remove' as const] : [] };
    }),
});
