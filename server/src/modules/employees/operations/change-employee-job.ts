import { changeEmployeeJob as route } from '@madang/contract/employees/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf, type Actor } from '../../../kernel/audit/actor.ts';
import type { Database, Tx } from '../../../kernel/db/database.ts';
import { inOperation } from '../../../kernel/history/in-operation.ts';
import { operation } from '../../../kernel/http/operation.ts';
import {
  refuseSynchronising,
  selectPerson,
  updateJob,
  type Job,
  type JobToGive,
  type PersonKey,
} from '../../accounts/index.ts';
import { mapConstraintError } from '../employees.ts';

/** Gives a person of the company another job rank and title, '' for none, and tells those of before. */
export function changeEmployeeJob(db: Database, actor: Actor, person: JobToGive): Promise<Job> {
  return inOperation(db, actor, 'change-employee-job', async (tx) => {
    await refuseSynchronising(tx, person);
    const before = await updateJob(tx, person);
    if (!before) throw refuse(await reasonOf(tx, person));
    const target = { kind: 'person', id: person.personId };
    await writeAudit(tx, { ...actor, operation: 'change-employee-job', target, fields: ['jobRank', 'jobTitle'] });
    return before;
  }).catch(mapConstraintError);
}

/** Why nothing was changed. */
async function reasonOf(tx: Tx, key: PersonKey) {
  const person = await selectPerson(tx, key);
  if (!person) return 'CO404';
  return person.hasApplied ? 'EDIT_CONFLICT' : 'EMPLOYEE_NOT_APPLIED';
}

export const changeEmployeeJobCall = operation(route, async (call) => {
  const actor = actorOf(call);
  const person = { companyCode: actor.companyCode, personId: call.params.personId, ...call.body };
  return { before: await changeEmployeeJob(call.kernel.db, actor, person) };
});
