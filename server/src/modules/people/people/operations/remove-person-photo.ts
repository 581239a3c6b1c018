import { anyEmployee } from '@madang/contract/people/people/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { changeableRefusals } from '../../../../kernel/session/changeable.ts';
import { lockChangeable } from '../../person-records/index.ts';
import { changePhoto } from '../../photos/index.ts';
import { personTarget } from '../present-people.ts';

/** USR-04: takes a person's photo away, with its files. */
export const removePersonPhoto = defineOperation({
  name: 'remove-person-photo',
  input: anyEmployee,
  permission: 'employees.change',
  targets: ({ personId }) => [personTarget(personId)],
  refusals: [...changeableRefusals],
  async run({ tx, companyCode, refuse }, { personId }) {
    const key = { companyCode, personId };
    await lockChangeable(tx, key);
    if (!(await changePhoto(tx, key, null))) throw refuse('CO404');
    return { answer: null, audit: { target: personTarget(personId), fields: ['photo'] } };
  },
});
