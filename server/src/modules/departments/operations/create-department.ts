import { setUpDepartments } from '@madang/contract/departments/limits.ts';
import { createSetUpDepartment } from '@madang/contract/departments/wire.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { authorOf, type Author } from '../../../kernel/audit/author.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { inOperation } from '../../../kernel/history/in-operation.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { requireOwnCompany } from '../../../kernel/session/own-company.ts';
import { holdSetUp } from '../../companies/index.ts';
import { refuseBroken } from '../departments.ts';
import { insertDepartment, type NewDepartment } from '../departments.sql.ts';

/** Makes a department under another one or under the company itself. `isSetUp`: from the wizard, within its limit. */
export function createDepartment(
  db: Database,
  author: Author,
  department: Omit<NewDepartment, 'companyCode'>,
  { isSetUp = false } = {},
): Promise<void> {
  const { companyCode } = author;
  const { departmentCode: id } = department;
  return inOperation(db, author, 'create-department', async (tx) => {
    if (isSetUp) await holdSetUp(tx, companyCode);
    const most = isSetUp ? setUpDepartments : undefined;
    const isMade = await insertDepartment(tx, { ...department, companyCode }, most);
    if (!isMade) throw refuse('SET_UP_LIMIT', { 0: setUpDepartments });
    await writeAudit(tx, { ...author, operation: 'create-department', target: { kind: 'department', id } });
  }).catch(refuseBroken);
}

export const createSetUpDepartmentCall = operation(createSetUpDepartment, async (call) => {
  const { companyCode, departmentCode, upperDepartmentCode, departmentName, englishDepartmentName } = call.body;
  requireOwnCompany(call.session, companyCode);
  const { sortOrder, language } = call.body;
  await createDepartment(
    call.kernel.db,
    authorOf(call),
    { departmentCode, upperDepartmentCode, departmentName, englishDepartmentName, sortOrder, language },
    { isSetUp: true },
  );
  return { result: 'success' as const };
});
