import { pinOfPerson } from '@madang/contract/access/recovery-pins/routes.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { isPerson } from '../../../people/person-records/index.ts';
import { readPinState } from '../recovery-pins.sql.ts';

/** Returns the PIN's state of a person of the company, for anyone who may unblock it. */
export const readPersonPin = defineQuery({
  name: 'read-person-pin',
  input: pinOfPerson,
  permission: 'employees.resetFactors',
  targets: ({ personId }) => [{ kind: 'person', id: personId }],
  access: ({ personId }) => ({ target: { kind: 'person', id: personId } }),
  refusals: ['CO404'],
  run: ({ companyCode, reader, read, refuse }, { personId }) =>
    read(async (tx) => {
      const person = { companyCode, personId };
      if (!(await isPerson(tx, person))) throw refuse('CO404');
      const pin = await readPinState(tx, person);
      const can = pin.state === 'blocked' && personId !== reader.personId ? ['unblock' as const] : [];
      return { ...pin, can };
    }),
});
