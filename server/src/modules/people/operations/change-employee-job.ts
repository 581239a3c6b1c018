import { employeeJobChange } from '@madang/contract/people/routes.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { defineOperation } from '../../../kernel/operations/definition.ts';
import { refuseSynchronising } from '../synchronising.sql.ts';
import { selectPerson, updateJob } from '../people-list.sql.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { jobConstraints, personTarget } from '../present-people.ts';

/** Gives a person of the company another job rank and title, '' for none, and tells those of before. */
export const changeEmployeeJob = defineOperation({
  name: 'change-employee-job',
  input: employeeJobChange,
  permission: 'employees.changeJob',
  targets: ({ personId }) => [personTarget(personId)],
  refusals: ['CO404', 'EDIT_CONFLICT', 'EMPLOYEE_JOB_RANK', 'EMPLOYEE_JOB_TITLE', 'EMPLOYEE_NOT_APPLIED', 'MB657'],
  constraints: jobConstraints,
  async run({ tx, companyCode, refuse }, job) {
    const { personId } = job;
    const person = { companyCode, ...job };
    await refuseSynchronising(tx, person);
    const before = await updateJob(tx, person);
    if (!before) throw refuse(await reasonOf(tx, person));
    const { jobRankCode, jobTitleCode } = job;
    return {
      answer: { before },
      audit: { target: personTarget(personId), fields: ['jobRank', 'jobTitle'] },
      undo: { name: 'change-employee-job', input: { personId, ...before, expected: { jobRankCode, jobTitleCode } } },
    };
  },
});

/** Why nothing was changed. */
async function reasonOf(tx: Tx, key: PersonKey) {
  const person = await selectPerson(tx, key);
  if (!person) return 'CO404';
  return person.hasApplied ? 'EDIT_CONFLICT' : 'EMPLOYEE_NOT_APPLIED';
}
