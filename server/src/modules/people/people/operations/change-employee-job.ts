import { employeeJobChange } from '@madang/contract/people/people/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { changeFields, changeRefusals } from '../fields/change-fields.ts';
import { placeChanges } from '../fields/place-changes.ts';
import { jobConstraints, personTarget } from '../present-people.ts';

/** Rank and title of a person, '' for none: what `change-person` does, in the shape in which earlier releases stored it. */
export const changeEmployeeJob = defineOperation({
  name: 'change-employee-job',
  input: employeeJobChange,
  permission: 'employees.change',
  targets: ({ personId }) => [personTarget(personId)],
  refusals: [...changeRefusals, 'EMPLOYEE_JOB_RANK', 'EMPLOYEE_JOB_TITLE'],
  constraints: jobConstraints,
  async run(context, { personId, expected, ...change }) {
    const { before } = await changeFields(context, { personId, change, expected });
    const { jobRankCode = '', jobTitleCode = '' } = before;
    return {
      answer: { before: { jobRankCode, jobTitleCode } },
      audit: { target: personTarget(personId), fields: ['jobRank', 'jobTitle'], ...placeChanges(before, change) },
      undo: { name: 'change-employee-job', input: { personId, jobRankCode, jobTitleCode, expected: change } },
    };
  },
});
