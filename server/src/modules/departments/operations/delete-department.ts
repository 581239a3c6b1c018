import { deleteDepartment as route } from '@madang/contract/departments/routes.ts';
import { deleteSetUpDepartment } from '@madang/contract/departments/wire.ts';
import { refuse, refuseFields } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf, type Actor } from '../../../kernel/audit/actor.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { countReferences } from '../../../kernel/history/count-references.ts';
import { inOperation } from '../../../kernel/history/in-operation.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { requireOwnCompany } from '../../../kernel/session/own-company.ts';
import { lockSetUp } from '../../companies/index.ts';
import { lockWithPlace, type Names, type Place } from '../changes.sql.ts';
import { reasonsToKeep, sortReferences } from '../departments.ts';
import { removeDepartment } from '../departments.sql.ts';

export interface DepartmentToDelete {
  readonly departmentCode: string;
  /** Where it stands, if the caller says; one that stands elsewhere is not found. */
  readonly parentDepartmentCode?: string;
}

/**
 * DEP-03: deletes a department that nothing refers to, and tells what it was. The lock keeps who would come under it
 * waiting, and their foreign key refuses them once it is gone; what came before is counted.
 */
export function deleteDepartment(
  db: Database,
  actor: Actor,
  { departmentCode: code, parentDepartmentCode }: DepartmentToDelete,
  { isSetUp = false } = {},
): Promise<Names & Place> {
  const { companyCode } = actor;
  return inOperation(db, actor, 'delete-department', async (tx) => {
    if (isSetUp) await lockSetUp(tx, companyCode);
    const before = await lockWithPlace(tx, companyCode, code);
    const stands = parentDepartmentCode ?? before?.parentDepartmentCode;
    if (before?.parentDepartmentCode !== stands || before === undefined) throw refuse('CO404');
    const references = await countReferences(tx, { table: 'departments', companyCode, code });
    const reasons = reasonsToKeep(sortReferences(references));
    if (reasons.length > 0) throw refuseFields(reasons);
    await removeDepartment(tx, { companyCode, departmentCode: code });
    await writeAudit(tx, { ...actor, operation: 'delete-department', target: { kind: 'department', id: code } });
    return before;
  });
}

export const deleteDepartmentCall = operation(route, async (call) => ({
  before: await deleteDepartment(call.kernel.db, actorOf(call), call.params),
}));

export const deleteSetUpDepartmentCall = operation(deleteSetUpDepartment, async (call) => {
  const { companyCode, ...department } = call.body;
  requireOwnCompany(call.session, companyCode);
  await deleteDepartment(call.kernel.db, actorOf(call), department, { isSetUp: true });
  return { result: 'success' as const };
});
