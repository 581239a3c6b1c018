import { setUpDepartments } from '@madang/contract/departments/limits.ts';
import { createDepartment as route } from '@madang/contract/departments/routes.ts';
import { createSetUpDepartment } from '@madang/contract/departments/wire.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf, type Actor } from '../../../kernel/audit/actor.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { inOperation } from '../../../kernel/history/in-operation.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { requireOwnCompany } from '../../../kernel/session/own-company.ts';
import { lockCompany, lockSetUp, isUnfinished } from '../../companies/index.ts';
import { renumberBranch } from '../changes.sql.ts';
import { mapConstraintError, searchTextOf } from '../departments.ts';
import { insertDepartment, type NewDepartment } from '../departments.sql.ts';

export interface DepartmentToCreate extends Omit<NewDepartment, 'companyCode' | 'searchText'> {
  /** In front of which neighbour; absent or '' for behind all of them, or where `sortOrder` says. */
  readonly beforeDepartmentCode?: string;
}

/**
 * Makes a department under another one or under the company itself, within the set-up's limit while it goes on.
 * `isSetUp`: by its own call, which ends with it.
 */
export function createDepartment(
  db: Database,
  actor: Actor,
  department: DepartmentToCreate,
  { isSetUp = false } = {},
): Promise<void> {
  const { companyCode } = actor;
  const { departmentCode, beforeDepartmentCode = '' } = department;
  return inOperation(db, actor, 'create-department', async (tx) => {
    const state = await (isSetUp ? lockSetUp : lockCompany)(tx, companyCode);
    const max = isUnfinished(state) ? setUpDepartments : undefined;
    const created = await insertDepartment(
      tx,
      { ...department, companyCode, searchText: searchTextOf(department) },
      max,
    );
    if (!created) throw refuse('SET_UP_LIMIT', { 0: setUpDepartments });
    if (beforeDepartmentCode !== '') await renumberBranch(tx, { ...department, companyCode, beforeDepartmentCode });
    const target = { kind: 'department', id: departmentCode };
    await writeAudit(tx, { ...actor, operation: 'create-department', target });
  }).catch(mapConstraintError);
}

export const createDepartmentCall = operation(route, async (call) => {
  await createDepartment(call.kernel.db, actorOf(call), call.body);
  return { result: 'success' as const };
});

export const createSetUpDepartmentCall = operation(createSetUpDepartment, async (call) => {
  const { companyCode, departmentCode, parentDepartmentCode, departmentName, englishDepartmentName } = call.body;
  requireOwnCompany(call.session, companyCode);
  const { sortOrder, language } = call.body;
  await createDepartment(
    call.kernel.db,
    actorOf(call),
    { departmentCode, parentDepartmentCode, departmentName, englishDepartmentName, sortOrder, language },
    { isSetUp: true },
  );
  return { result: 'success' as const };
});
