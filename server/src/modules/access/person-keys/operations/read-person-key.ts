import { keyOfPerson } from '@madang/contract/access/person-keys/rules.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { isPerson } from '../../../people/person-records/index.ts';
import { actsOn, actsOnOwnKey } from '../acts.ts';
import { readKeyStanding } from '../person-keys.sql.ts';

/** Reads the state of a key of someone in the company, for anyone who helps people with their access. */
export const readPersonKey = defineQuery({
  name: 'read-person-key',
  input: keyOfPerson,
  permission: 'employees.resetFactors',
  targets: ({ personId }) => [{ kind: 'person', id: personId }],
  access: ({ personId }) => ({ target: { kind: 'person', id: personId } }),
  refusals: ['CO404'],
  async run({ companyCode, reader, can, read, refuse }, { personId }) {
    const permitted = await can({ kind: 'person', id: personId });
    return read(async (tx) => {
      const person = { companyCode, personId };
      if (!(await isPerson(tx, person))) throw refuse('CO404');
      const key = await readKeyStanding(tx, person);
      if (!permitted.has('employees.releaseKey')) return { ...key, can: [] };
      const isOwn = personId === reader.personId;
      return { ...key, can: isOwn ? await actsOnOwnKey(tx, person, key) : actsOn(key) };
    });
  },
});
