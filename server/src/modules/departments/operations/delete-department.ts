import { deleteSetUpDepartment } from '@madang/contract/departments/wire.ts';
import { refuse, refuseFields } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { authorOf, type Author } from '../../../kernel/audit/author.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { countReferences } from '../../../kernel/history/count-references.ts';
import { inOperation } from '../../../kernel/history/in-operation.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { requireOwnCompany } from '../../../kernel/session/own-company.ts';
import { holdSetUp } from '../../companies/index.ts';
import { reasonsToKeep } from '../departments.ts';
import { lockDepartment, removeDepartment, type DepartmentPlace } from '../departments.sql.ts';

/**
 * DEP-03: deletes a department that nothing refers to. The lock keeps who would come under it waiting, and their
 * foreign key refuses them once it is gone; what came before is counted.
 */
export function deleteDepartment(
  db: Database,
  author: Author,
  place: Omit<DepartmentPlace, 'companyCode'>,
  { isSetUp = false } = {},
): Promise<void> {
  const { companyCode } = author;
  const { departmentCode: code } = place;
  return inOperation(db, author, 'delete-department', async (tx) => {
    if (isSetUp) await holdSetUp(tx, companyCode);
    if (!(await lockDepartment(tx, { ...place, companyCode }))) throw refuse('CO404');
    const reasons = reasonsToKeep(await countReferences(tx, { table: 'departments', companyCode, code }));
    if (reasons.length > 0) throw refuseFields(reasons);
    await removeDepartment(tx, { ...place, companyCode });
    await writeAudit(tx, { ...author, operation: 'delete-department', target: { kind: 'department', id: code } });
  });
}

export const deleteSetUpDepartmentCall = operation(deleteSetUpDepartment, async (call) => {
  const { companyCode, ...place } = call.body;
  requireOwnCompany(call.session, companyCode);
  await deleteDepartment(call.kernel.db, authorOf(call), place, { isSetUp: true });
  return { result: 'success' as const };
});
