import { peopleProperties } from '@madang/contract/people/people/properties.ts';
import { employeeSynchronisation } from '@madang/contract/people/people/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { setSynchronising } from '../../person-records/index.ts';
import { personTarget } from '../present-people.ts';

/**
 * ACC-10: blocks an account for some minutes while another system takes its data over, or ends that at 0 minutes. The
 * operator's property limits the minutes, so an interrupted transfer does not block the account for long.
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
