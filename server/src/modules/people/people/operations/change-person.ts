import { personChange } from '@madang/contract/people/people/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { changeFields, changeRefusals } from '../fields/change-fields.ts';
import { placeChanges } from '../fields/place-changes.ts';
import { changeConstraints, codesOf, personTarget } from '../present-people.ts';

/** USR-04: changes some fields of a person of the company and returns what they were. A move needs the right at both departments. */
export const changePerson = defineOperation({
  name: 'change-person',
  input: personChange,
  permission: 'employees.change',
  targets: ({ personId, change: { departmentCode } }) => [
    personTarget(personId),
    ...(departmentCode === undefined ? [] : [{ kind: 'department', id: departmentCode } as const]),
  ],
  refusals: [...changeRefusals, ...codesOf(changeConstraints)],
  constraints: changeConstraints,
  async run(context, input) {
    const { personId, change } = input;
    const { before, changed } = await changeFields(context, input);
    return {
      answer: { before },
      audit: { target: personTarget(personId), fields: changed, ...placeChanges(before, change) },
      undo: { name: 'change-person', input: { personId, change: before, expected: change } },
    };
  },
});
