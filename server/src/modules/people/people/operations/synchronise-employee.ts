import { peopleProperties } from '@madang/contract/people/people/properties.ts';
import { employeeSynchronisation } from '@madang/contract/people/people/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { setSynchronising } from '../../person-records/index.ts';
import { personTarget } from '../present-people.ts';

/**
 * ACC-10: blocks an account for some minutes of a transfer, or unblocks it at 0. A property bounds the minutes of an
 * interrupted one.
 */
export const synchroniseEmployee = defineOperation({
  name: 'synchronise-employee',
  input: employeeSynchronisation,
  permission: 'employees.synchronise',
  targets: ({ personId }) => [personTarget(personId)],
  refusals: ['CO404', 'SYNCHRONISING_MINUTES'],
  async prepare({ kernel, refuse }, { minutes }) {
    const max = await kernel.properties.get(peopleProperties.synchronisingMinutes);
    if (minutes > max) throw refuse.field('minutes', 'SYNCHRONISING_MINUTES', { 0: max });
  },
  async run({ tx, companyCode, refuse }, { personId, minutes }) {
    if (!(await setSynchronising(tx, { companyCode, personId, minutes }))) throw refuse('CO404');
    return { answer: null, audit: { target: personTarget(personId), fields: ['synchronising'] } };
  },
});
