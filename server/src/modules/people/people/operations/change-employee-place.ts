import { placing } from '@madang/contract/people/people/posts/placing.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { changeFields, changeRefusals } from '../fields/change-fields.ts';
import { placeChanges } from '../fields/place-changes.ts';
import { backToPlace, isNoTransfer, newPlaces } from '../fields/new-places.ts';
import { codesOf, jobConstraints, personTarget } from '../present-people.ts';

/** STA-10: gives a person another department, rank or title, at once or when a day has come. A move needs the right at both departments. */
export const changeEmployeePlace = defineOperation({
  name: 'change-employee-place',
  input: placing,
  permission: 'employees.change',
  targets: ({ personId, departmentCode }) => [
    personTarget(personId),
    ...(departmentCode === undefined ? [] : [{ kind: 'department', id: departmentCode } as const]),
  ],
  refusals: [...changeRefusals, 'MB716', ...codesOf(jobConstraints)],
  constraints: jobConstraints,
  async run(context, { personId, onlyIf, ...change }) {
    const { before, changed } = await changeFields(context, { personId, change, expected: onlyIf, under: '' });
    if (isNoTransfer({ ...change, onlyIf }, changed)) throw context.refuse.field('departmentCode', 'MB716');
    return {
      answer: { before },
      audit: { target: personTarget(personId), fields: changed, ...placeChanges(before, change) },
      undo: backToPlace(personId, before, change),
    };
  },
  many: newPlaces,
});
